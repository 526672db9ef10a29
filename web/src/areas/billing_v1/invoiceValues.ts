import type { Dayjs } from 'dayjs'
import type { InvoiceV1Form } from '@/api/gen/billing_v1/endpoints'
import { previousMonth } from './period'
import { instantOf } from './values'

type Typed = 'opId' | 'month' | 'year' | 'title' | 'reference' | 'note' | 'includeBrands'

/** The form of an invoice as it stands on the screen. */
export interface InvoiceValues extends Pick<InvoiceV1Form, Typed> {
  /** Not there for those who are not offered it: everybody's bets count. */
  readonly testPlayersInclusion?: InvoiceV1Form['testPlayersInclusion']
  readonly issuedAt?: Dayjs | null
  readonly description?: string
}

export const newInvoice = (opId: string | undefined, now: number): Partial<InvoiceValues> => ({
  ...(opId && { opId }),
  ...previousMonth(now),
  testPlayersInclusion: 'ALL',
  includeBrands: true,
})

/** The body, for an operator or, with its `parentOpId`, for a brand. */
export function invoiceBody(
  values: InvoiceValues,
  timezone: string,
  parent: { readonly parentOpId?: string },
): InvoiceV1Form {
  const { opId, month, year, title, reference, note, includeBrands } = values
  const issuedAt = instantOf(values.issuedAt, timezone)
  return {
    opId,
    ...parent,
    month,
    year,
    title,
    reference,
    note,
    includeBrands,
    testPlayersInclusion: values.testPlayersInclusion ?? 'ALL',
    ...(issuedAt && { issuedAt }),
    ...(values.description && { description: values.description }),
  }
}
