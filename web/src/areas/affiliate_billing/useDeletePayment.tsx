import { type AffiliateRecord, api } from '@/api/gen/affiliate_billing/endpoints'
import { MISSING_PAYMENT_ID } from '@/api/gen/shared/constants'
import { type Opened, periodTitle } from '@/areas/billing_v1'
import { useConfirm } from '@/kit/dialog/confirm'
import { useToasts } from '@/kit/dialog/toasts'
import { Money } from '@/kit/display/Money'
import { useAction } from '@/kit/form/useAction'

/** The body of a payment's deletion. */
export const chosen = ({ _id: paymentId, opId, affId }: AffiliateRecord) => ({
  affiliatePaymentKey: { paymentId, opId, affId },
})

/** Runs an act on a payment that can be named to the platform, else says that it cannot. */
export function useIdentified(run: (payment: AffiliateRecord) => void) {
  const toasts = useToasts()
  return (payment: AffiliateRecord) =>
    payment._id ? run(payment) : toasts.error(MISSING_PAYMENT_ID)
}

/** Asks, then deletes; the payment's drawer closes before it is gone and comes back if it stays. */
export function useDeletePayment({ openId, setOpenId }: Opened) {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.affiliateBillingPaymentDelete)

  return useIdentified(async (payment) => {
    const { _id: paymentId, title, affTitle, opTitle, amountInUSD, reference } = payment
    const agreed = await confirm({
      title: `Delete payment “${title}”?`,
      content: (
        <p>
          Payment of {opTitle} to {affTitle} in {periodTitle(payment)},{' '}
          <Money amount={amountInUSD} />, will be deleted. The amount owed to {affTitle} increases
          accordingly.
        </p>
      ),
      confirmLabel: 'Delete payment',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: reference.trim() || paymentId,
    })
    if (!agreed) return
    setOpenId(null)
    const { ok } = await write.run(chosen(payment), { record: payment })
    if (!ok) setOpenId(openId)
  })
}
