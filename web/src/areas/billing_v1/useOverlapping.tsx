import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import type { BillingRecord } from '@/api/gen/shared/types'
import { useConfirm } from '@/kit/dialog/confirm'
import { useToasts } from '@/kit/dialog/toasts'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import type { ListSource } from '@/kit/list/ExportButton'
import { inclusions } from './labels'
import { periodTitle } from './period'
import { type InvoiceValues, overlap } from './values'

const MOST = 1_000
const WORD = 'duplicate'

/** Asks before a tenant is invoiced twice for a month of the same players; true where it may go on. */
export function useOverlapping(records: ListSource['endpoint']) {
  const dispatch = useDispatch()
  const confirm = useConfirm()
  const toasts = useToasts()
  return async ({ opId, month, year, testPlayersInclusion = 'ALL' }: InvoiceValues) => {
    const query = { opId, includeBrands: false, month, year, page: 1, limit: MOST }
    const call = records.initiate(query, { subscribe: false, forceRefetch: true })
    const { data, error } = await dispatch(call)
    if (error) {
      toasts.failure(error as ApiError)
      return false
    }
    const existing = (data.items as readonly BillingRecord[]).filter(
      ({ invoice }) => invoice && overlap(invoice.testPlayersInclusion, testPlayersInclusion),
    )
    const [first] = existing
    if (!first) return true
    return confirm({
      title: `${first.opTitle} has been invoiced for ${periodTitle(first)} already`,
      content: <Existing invoices={existing} />,
      confirmLabel: 'Generate another invoice',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: WORD,
    })
  }
}

function Existing({ invoices }: { readonly invoices: readonly BillingRecord[] }) {
  return (
    <>
      <p>These invoices count the same players. Another one bills them again:</p>
      <ul>
        {invoices.map(({ _id, title, reference, amount, issuedAt, invoice }) => (
          <li key={_id}>
            <bdi>{title}</bdi> (<bdi>{reference}</bdi>), <Money amount={amount} />,{' '}
            {invoice && inclusions[invoice.testPlayersInclusion].toLowerCase()}, issued{' '}
            <DateTime at={issuedAt} />
          </li>
        ))}
      </ul>
    </>
  )
}
