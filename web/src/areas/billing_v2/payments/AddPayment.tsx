import { api, type ManualPaymentForm } from '@/api/gen/billing_v2/endpoints'
import { manualPaymentFormRules } from '@/api/gen/billing_v2/rules'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { PaymentFields } from './PaymentFields'
import { newPayment, type PaymentValues, toSend } from './values'

interface AddPaymentProps {
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ opId, onClose }: AddPaymentProps) {
  const { now, timezone } = useClock()
  const write = useAction(api.endpoints.billingV2PaymentAdd, { alwaysToast: true })
  return (
    <FormDialog<PaymentValues, { manualPaymentForm: ManualPaymentForm }, unknown>
      open
      title="Add Payment"
      submitLabel="Add payment"
      width={640}
      write={write}
      rules={manualPaymentFormRules}
      initial={newPayment(opId, now())}
      toArg={(values) => ({ manualPaymentForm: toSend(values, timezone) })}
      onClose={onClose}
    >
      <PaymentFields />
    </FormDialog>
  )
}
