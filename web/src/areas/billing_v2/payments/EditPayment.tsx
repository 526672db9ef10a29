import type { PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import {
  billingV2CpgTransferUpdateForm,
  billingV2PaymentUpdateForm,
} from '@/api/gen/billing_v2/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useTimezoneOf } from '@/session/operatorDays'
import { editTitle } from './labels'
import { PaymentFields } from './PaymentFields'
import { type PaymentValues, toSend, valuesOf } from './values'

type EditPaymentProps = RecordDialogProps<PaymentV2>

/** What was recorded by hand can be changed throughout; of a transfer, what is said of it. */
export function EditPayment(props: EditPaymentProps) {
  return props.record.paymentType === 'CPG_TRANSFER' ? (
    <EditCpgTransfer {...props} />
  ) : (
    <EditManualPayment {...props} />
  )
}

function EditManualPayment({ record: payment, onClose }: EditPaymentProps) {
  const timezone = useTimezoneOf()(payment.opId)
  const { paymentId } = payment
  return (
    <EditDialog
      form={billingV2PaymentUpdateForm}
      options={{ alwaysToast: true }}
      title={editTitle(payment)}
      submitLabel="Save manual payment"
      width={640}
      record={payment}
      toBody={(values: PaymentValues, now) => ({ paymentId, ...toSend(values, timezone, now) })}
      onClose={onClose}
      values={(now) => valuesOf(now, timezone)}
    >
      <PaymentFields before={payment} />
    </EditDialog>
  )
}

function EditCpgTransfer({ record: payment, onClose }: EditPaymentProps) {
  const timezone = useTimezoneOf()(payment.opId)
  const { paymentId, amountInUSD } = payment
  return (
    <EditDialog
      form={billingV2CpgTransferUpdateForm}
      options={{ alwaysToast: true }}
      title={editTitle(payment)}
      submitLabel="Save CPG transfer"
      width={640}
      record={payment}
      fixed={{ paymentId, amountInUSD }}
      toBody={(values: PaymentValues, now) => toSend(values, timezone, now)}
      onClose={onClose}
      values={(now) => valuesOf(now, timezone)}
    >
      <PaymentFields before={payment} />
    </EditDialog>
  )
}
