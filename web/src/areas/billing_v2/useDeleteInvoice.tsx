import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Money } from '@/kit/display/Money'
import { useAction } from '@/kit/form/useAction'
import { useOpenId } from '@/kit/record/useOpenRecord'
import { OPENED } from './labels'
import { periodName } from './period'

/** Asks, then deletes; the invoice's drawer closes before it is gone and comes back if it stays. */
export function useDeleteInvoice() {
  const { closeDuring } = useOpenId(OPENED)
  const confirm = useConfirm()
  const write = useAction(api.endpoints.billingV2InvoiceDelete, {
    errorDialog: 'Invoice not deleted',
  })

  return async (invoice: Invoice) => {
    const agreed = await confirm({
      title: `Delete invoice ${invoice.invoiceNo}?`,
      content: (
        <p>
          Invoice {invoice.invoiceNo} of <bdi>{invoice.opTitle}</bdi> for {periodName(invoice)},{' '}
          <Money amount={invoice.totalPayableAmountInUSD} />, will be deleted with its lines and
          notes. The outstanding amount of <bdi>{invoice.opTitle}</bdi> decreases accordingly; the
          number is not reused.
        </p>
      ),
      confirmLabel: 'Delete invoice',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: String(invoice.invoiceNo),
    })
    if (!agreed) return
    const { _id: invoiceId, opId } = invoice
    await closeDuring(() => write.run({ invoiceId, opId }, { record: invoice }))
  }
}
