import { api, type Invoice } from '@/api/gen/billing_v2/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
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
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: String(invoice.invoiceNo),
    })
    if (!agreed) return
    const { _id: invoiceId, opId } = invoice
    await closeDuring(() => write.run({ invoiceId, opId }, { record: invoice }))
  }
}
