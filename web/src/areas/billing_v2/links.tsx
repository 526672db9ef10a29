import { Link } from 'react-router'
import type { Invoice, PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { AS_LINKED } from '@/kit/list/listAddress'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'

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

/** From a payment to the invoice that it names. */
export function InvoiceLink({ opId, invoiceNo }: Pick<PaymentV2, 'opId' | 'invoiceNo'>) {
  const { invoices } = usePlaces(opId)
  return (
    <Link to={`${invoices}&invoiceNo=${invoiceNo}`} state={AS_LINKED}>
      {invoiceNo}
    </Link>
  )
}
