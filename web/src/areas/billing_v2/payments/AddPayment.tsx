import { billingV2PaymentAddForm } from '@/api/gen/billing_v2/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { useClock } from '@/kit/display/clock'
import { useTimezoneOf } from '@/session/operatorDays'
import { PaymentFields } from './PaymentFields'
import { newPayment, type PaidInvoice, type PaymentValues, toSend } from './values'

interface AddPaymentProps {
  readonly opId: string | undefined
  /** What it pays. */
  readonly invoice?: PaidInvoice
  readonly onClose: () => void
}

export function AddPayment({ opId, invoice, onClose }: AddPaymentProps) {
  const { now } = useClock()
  const timezoneOf = useTimezoneOf()
  return (
    <EditDialog
      form={billingV2PaymentAddForm}
      options={{ alwaysToast: true }}
      title="Add payment"
      submitLabel="Add payment"
      width={640}
      values={newPayment(opId, now(), invoice)}
      toBody={(values: PaymentValues) => toSend(values, timezoneOf(values.opId))}
      onClose={onClose}
    >
      <PaymentFields />
    </EditDialog>
  )
}
