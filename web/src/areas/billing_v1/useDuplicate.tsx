import { useDispatch } from 'react-redux'
import { type ApiError, noAnswer } from '@/api/answer'
import type { InvoiceV1Form } from '@/api/gen/billing_v1/endpoints'
import type { BillingRecord, BillingRecordPage } from '@/api/gen/shared/types'
import { useConfirm } from '@/kit/dialog/confirm'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { OperatorDay } from '@/session/operatorDays'
import { inclusions } from './labels'
import { periodTitle } from './period'

const WORD = 'generate'
const UNSENT = { keyed: false, idempotencyKey: null }

/** The invoices that count the same players, where a conflict names them. */
const invoicesOf = (error: ApiError): readonly BillingRecord[] =>
  (error.data as { readonly invoices?: readonly BillingRecord[] } | null)?.invoices ?? []

/** Whether a record is an invoice of the same tenant and month which counts some of the same players. */
const overlaps = ({ opId, year, month, invoice }: BillingRecord, form: InvoiceV1Form): boolean => {
  if (!invoice || opId !== form.opId || year !== form.year || month !== form.month) return false
  const counted = [invoice.testPlayersInclusion, form.testPlayersInclusion]
  return counted.includes('ALL') || counted[0] === counted[1]
}

/** The conflict with what a tenant's list of records has, for platforms that do not refuse by themselves; null where
 * there is none. */
export function useExisting(records: ListSource['endpoint']) {
  const dispatch = useDispatch()
  return async (form: InvoiceV1Form): Promise<ApiError | null> => {
    const { opId, year, month } = form
    const query = { opId, year, month, includeBrands: false, page: 1, limit: 500 }
    const reading = records.initiate(query, { subscribe: false, forceRefetch: true })
    const { data, error } = (await dispatch(reading)) as unknown as {
      readonly data?: BillingRecordPage
      readonly error?: ApiError
    }
    const invoices = data?.items.filter((record) => overlaps(record, form)) ?? []
    if (!error && invoices.length === 0) return null
    const message = error
      ? `Whether ${periodTitle(form)} has been invoiced already could not be checked: ${error.messages[0]}`
      : `${quotedName(invoices[0]?.opTitle)} has been invoiced for ${periodTitle(form)} already.`
    return { ...noAnswer('conflict', message, UNSENT), data: { invoices } }
  }
}

/** Asks whether a tenant is invoiced again for a month of the same players; true where it is. */
export function useDuplicate() {
  const confirm = useConfirm()
  return (error: ApiError) => {
    const invoices = invoicesOf(error)
    const isUnchecked = error.messagesFrom === 'console' && invoices.length === 0
    return confirm({
      title: isUnchecked ? 'Generate unchecked invoice?' : 'Generate another invoice?',
      content: <Existing messages={error.messages} invoices={invoices} />,
      confirmLabel: isUnchecked ? 'Generate invoice' : 'Generate another invoice',
      danger: true,
      confirmWord: WORD,
    })
  }
}

interface ExistingProps {
  readonly messages: readonly string[]
  readonly invoices: readonly BillingRecord[]
}

function Existing({ messages, invoices }: ExistingProps) {
  return (
    <>
      <p>{messages.join(' ')}</p>
      {invoices.length > 0 && (
        <p>These invoices count the same players. Another one bills them again:</p>
      )}
      <ul>
        {invoices.map(({ _id, opId, title, reference, amount, issuedAt, invoice }) => (
          <li key={_id}>
            <Name text={title} /> (<Name text={reference} />
            ), <Money amount={amount} />,{' '}
            {invoice && inclusions[invoice.testPlayersInclusion].toLowerCase()}, issued{' '}
            <OperatorDay at={issuedAt} opId={opId} />
          </li>
        ))}
      </ul>
    </>
  )
}
