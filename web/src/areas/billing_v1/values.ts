import type { InvoiceV1Form } from '@/api/gen/billing_v1/endpoints'
import type { InvoiceRecordEdit } from '@/api/gen/brand_billing/endpoints'
import type { BillingRecord } from '@/api/gen/shared/types'
import { dayOf, instantOfDay } from '@/kit/display/days'
import { previousMonth } from './period'

/** A payment's fields as they stand on the screen: a day of the operator's calendar for an instant, '' for no description. */
export interface PaymentValues {
  readonly title: string
  readonly paidBy: string
  readonly issuedAt?: string | null
  readonly amountInUSD: number
  readonly reference: string
  readonly description?: string
}

/** A payment's fields as every body has them. */
export interface PaymentBody extends Omit<PaymentValues, 'issuedAt'> {
  readonly issuedAt?: string
}

/** What a form of a payment needs to know of the one that is edited. */
export interface KeptPayment {
  readonly title: string
  readonly paidBy?: string | null
  readonly issuedAt: string
  readonly amountInUSD: number
  readonly reference: string
  readonly description: string
}

export const paymentOf = ({ amount, ...record }: BillingRecord): KeptPayment => ({
  ...record,
  amountInUSD: amount,
})

export function valuesOf(payment: KeptPayment, timezone: string): PaymentValues {
  const { title, paidBy, issuedAt, amountInUSD, reference, description } = payment
  return {
    title,
    paidBy: paidBy ?? '',
    issuedAt: dayOf(Date.parse(issuedAt), timezone),
    amountInUSD,
    reference,
    description,
  }
}

export function bodyOf(
  { title, paidBy, issuedAt, amountInUSD, reference, description }: PaymentValues,
  timezone: string,
  before?: KeptPayment,
): PaymentBody {
  const issued = instantOfDay(issuedAt, timezone, before?.issuedAt)
  return {
    title,
    paidBy,
    amountInUSD,
    reference,
    ...(issued && { issuedAt: issued }),
    ...((description || before) && { description: description ?? '' }),
  }
}

/** The texts of an invoice that can be changed. */
export type InvoiceTexts = Required<
  Pick<InvoiceRecordEdit, 'title' | 'reference' | 'description' | 'note'>
>

type Typed = 'opId' | 'month' | 'year' | 'title' | 'reference' | 'note' | 'includeBrands'

/** The form of an invoice as it stands on the screen. */
export interface InvoiceValues extends Pick<InvoiceV1Form, Typed> {
  /** Not there for those who are not offered it: everybody's bets count. */
  readonly testPlayersInclusion?: InvoiceV1Form['testPlayersInclusion']
  readonly issuedAt?: string | null
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
  const issuedAt = instantOfDay(values.issuedAt, timezone)
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
