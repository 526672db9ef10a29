import { useState } from 'react'
import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOpenId } from '@/kit/list/useOpenRecord'
import { OPENED } from './labels'
import { periodName } from './period'

/**
 * Asks, then deletes. The invoice's drawer closes before it is gone and comes back if it stays; a page that stands on
 * it asks for nothing of it meanwhile, and `leave` goes where it is no more.
 */
export function useDeleteInvoice(leave?: () => void) {
  const { closeDuring } = useOpenId(OPENED)
  const [isDeleting, setDeleting] = useState(false)
  const leaveAfter = async (act: () => Promise<{ readonly ok: boolean }>) => {
    setDeleting(true)
    const { ok } = await act()
    if (ok) leave?.()
    else setDeleting(false)
  }

  const { ask } = useConfirmed(
    useAction(api.endpoints.billingV2InvoiceDelete, {
      errorDialog: 'Invoice not deleted',
    }),
    (invoice: Invoice) => ({
      title: `Delete invoice ${invoice.invoiceNo}?`,
      facts: [
        ['Invoice', invoice.invoiceNo],
        ['Operator', <Name key="operator" text={invoice.opTitle} />],
        ['Period', periodName(invoice)],
        ['Total', <Money key="total" amount={invoice.totalPayableAmountInUSD} />],
      ],
      content: (
        <p>
          It will be deleted with its lines and notes. The operator’s outstanding amount decreases
          accordingly; the number is not reused.
        </p>
      ),
      confirmLabel: 'Delete invoice',
      danger: true,
      confirmWord: 'delete',
      arg: { invoiceId: invoice._id, opId: invoice.opId },
      record: invoice,
      during: leave ? leaveAfter : closeDuring,
    }),
  )
  return { ask, isDeleting }
}
