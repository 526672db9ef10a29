import {
  api,
  type CpgTransferEdit,
  type ManualPaymentEdit,
  type PaymentV2,
} from '@/api/gen/billing_v2/endpoints'
import { cpgTransferEditRules, manualPaymentEditRules } from '@/api/gen/billing_v2/rules'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { PaymentFields } from './PaymentFields'
import { type PaymentValues, toSend, valuesOf } from './values'

interface EditPaymentProps {
  readonly payment: PaymentV2
  readonly onClose: () => void
}

/** What was recorded by hand can be changed throughout; of a transfer, what is said of it. */
export function EditPayment(props: EditPaymentProps) {
  return props.payment.paymentType === 'CPG_TRANSFER' ? (
    <EditCpgTransfer {...props} />
  ) : (
    <EditManualPayment {...props} />
  )
}

function EditManualPayment({ payment, onClose }: EditPaymentProps) {
  const { timezone } = useClock()
  const { paymentId } = payment
  const write = useAction(api.endpoints.billingV2PaymentUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<PaymentValues, { manualPaymentEdit: ManualPaymentEdit }, unknown>
      open
      title="Edit Manual Payment"
      submitLabel="Save payment"
      width={640}
      write={write}
      rules={manualPaymentEditRules}
      record={payment}
      initial={valuesOf(payment, timezone)}
      valuesOf={(now: PaymentV2) => valuesOf(now, timezone)}
      toArg={(values, now: PaymentV2) => ({
        manualPaymentEdit: { paymentId, ...toSend(values, timezone, now) },
      })}
      onClose={onClose}
    >
      <PaymentFields before={payment} />
    </FormDialog>
  )
}

function EditCpgTransfer({ payment, onClose }: EditPaymentProps) {
  const { timezone } = useClock()
  const { paymentId, amountInUSD } = payment
  const write = useAction(api.endpoints.billingV2CpgTransferUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<PaymentValues, { cpgTransferEdit: CpgTransferEdit }, unknown>
      open
      title="Edit CPG Transfer"
      submitLabel="Save payment"
      width={640}
      write={write}
      rules={cpgTransferEditRules}
      record={payment}
      initial={valuesOf(payment, timezone)}
      valuesOf={(now: PaymentV2) => valuesOf(now, timezone)}
      toArg={(values, now: PaymentV2) => ({
        cpgTransferEdit: { paymentId, ...toSend(values, timezone, now), amountInUSD },
      })}
      onClose={onClose}
    >
      <PaymentFields before={payment} />
    </FormDialog>
  )
}
