import {
  type AffiliateRecord,
  api,
  type BilledAffiliate,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliatePaymentEditRules } from '@/api/gen/affiliate_billing/rules'
import { EditPaymentForm } from '@/areas/billing_v1'

interface EditPaymentProps {
  readonly payment: AffiliateRecord
  readonly affiliates: readonly BilledAffiliate[]
  readonly onClose: () => void
}

export function EditPayment({ payment, affiliates, onClose }: EditPaymentProps) {
  const { _id, opId, affId, affTitle } = payment
  return (
    <EditPaymentForm
      title="Edit affiliate payment record"
      endpoint={api.endpoints.affiliateBillingPaymentUpdate}
      rules={affiliatePaymentEditRules}
      record={payment}
      payment={payment}
      whose={affTitle}
      openAmount={affiliates.find((each) => each.affId === affId)?.openAmountInUSD}
      toArg={(body) => ({ affiliatePaymentEdit: { _id, opId, affId, ...body } })}
      onClose={onClose}
    />
  )
}
