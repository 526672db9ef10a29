import {
  type AffiliatePaymentEdit,
  type AffiliateRecord,
  api,
  type BilledAffiliate,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliatePaymentEditRules } from '@/api/gen/affiliate_billing/rules'
import { bodyOf, PaymentFields, type PaymentValues, valuesOf } from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'

interface EditPaymentProps {
  readonly payment: AffiliateRecord
  readonly affiliates: readonly BilledAffiliate[]
  readonly onClose: () => void
}

export function EditPayment({ payment, affiliates, onClose }: EditPaymentProps) {
  const { timezone } = useClock()
  const { _id, opId, affId, affTitle, amountInUSD } = payment
  const write = useAction(api.endpoints.affiliateBillingPaymentUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<PaymentValues, { affiliatePaymentEdit: AffiliatePaymentEdit }, unknown>
      open
      title="Edit Affiliate Payment Record"
      submitLabel="Save payment"
      write={write}
      rules={affiliatePaymentEditRules}
      record={payment}
      initial={valuesOf(payment, timezone)}
      toArg={(values) => ({
        affiliatePaymentEdit: { _id, opId, affId, ...bodyOf(values, timezone, payment) },
      })}
      onClose={onClose}
    >
      <PaymentFields
        whose={affTitle}
        open={affiliates.find((each) => each.affId === affId)?.openAmountInUSD}
        before={amountInUSD}
      />
    </FormDialog>
  )
}
