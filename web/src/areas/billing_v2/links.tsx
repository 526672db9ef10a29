import { Link } from 'react-router'
import {
  type Invoice,
  type PaymentV2,
  useBillingV2InvoicesQuery,
} from '@/api/gen/billing_v2/endpoints'
import { AS_LINKED } from '@/kit/list/listAddress'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { OPENED } from './labels'

/** Where this user reads invoices and payments: an operator's staff see their own alone. */
function usePlaces(opId: string) {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  return isPlatform
    ? {
        invoices: `/billing/operatorsV2/invoice?opId=${opId}`,
        payments: `/billing/operatorsV2/transaction-history?opId=${opId}`,
      }
    : { invoices: '/billing/meV2?view=invoices', payments: '/billing/meV2?view=payments' }
}

/** From an invoice to the payments that name it. */
export function PaymentsLink({ opId, invoiceNo }: Pick<Invoice, 'opId' | 'invoiceNo'>) {
  const { payments } = usePlaces(opId)
  return (
    <Link to={`${payments}&invoiceNo=${invoiceNo}`} state={AS_LINKED}>
      Payments of invoice {invoiceNo}
    </Link>
  )
}

/** From a payment to the invoice that it names, opened where it is known. */
export function InvoiceLink({ opId, invoiceNo }: Pick<PaymentV2, 'opId' | 'invoiceNo'>) {
  const { invoices } = usePlaces(opId)
  const named = useBillingV2InvoicesQuery(
    { opId, ...(invoiceNo && { invoiceNo }), limit: 1 },
    { skip: !invoiceNo },
  )
  const id = named.currentData?.items[0]?._id
  return (
    <Link
      to={`${invoices}&invoiceNo=${invoiceNo}${id ? `&${OPENED.param}=${id}` : ''}`}
      state={AS_LINKED}
    >
      {invoiceNo}
    </Link>
  )
}
