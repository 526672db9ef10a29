import { api, type PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOpenId } from '@/kit/list/useOpenRecord'
import { periodName } from '../period'
import { paymentTypes } from './labels'
import { PaymentPreview } from './PaymentPreview'

/** Asks, then deletes; the payment's drawer closes before it is gone and comes back if it stays. */
export function useDeletePayment() {
  const { closeDuring } = useOpenId()

  return useConfirmed(useAction(api.endpoints.billingV2PaymentDelete), (payment: PaymentV2) => {
    const { paymentId: id, opId, opTitle, paymentType, amount, currency, amountInUSD } = payment
    return {
      title: `Delete payment ${id}?`,
      facts: [
        ['Type', paymentTypes[paymentType] ?? paymentType],
        ['Operator', <Name key="operator" text={opTitle} />],
        ['Period', periodName(payment)],
        ['Amount', <Money key="amount" amount={amount} currency={currency} />],
        ...(currency === 'USD'
          ? []
          : ([['In USD', <Money key="usd" amount={amountInUSD} />]] as const)),
      ],
      content: (
        <>
          <p>
            The payment will be deleted.
            {payment.invoiceNo !== null && ` Invoice ${payment.invoiceNo} becomes open again.`}
          </p>
          <PaymentPreview opId={opId} before={payment} after={null} />
        </>
      ),
      confirmLabel: 'Delete payment',
      danger: true,
      confirmWord: 'delete',
      arg: { opId, id },
      record: payment,
      during: closeDuring,
    }
  }).ask
}
