import { Form } from 'antd'
import { api, type OperatorPaymentForm } from '@/api/gen/billing_v1/endpoints'
import { operatorPaymentFormRules } from '@/api/gen/billing_v1/rules'
import { bodyOf, PaymentFields, type PaymentValues, TenantField } from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useOpen } from './useOpen'

interface Values extends PaymentValues {
  readonly opId: string
}

interface AddPaymentProps {
  /** The top bar's choice, where it is an operator. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ opId, onClose }: AddPaymentProps) {
  const { timezone } = useClock()
  const write = useAction(api.endpoints.billingV1PaymentAdd, { alwaysToast: true })
  return (
    <FormDialog<Values, { operatorPaymentForm: OperatorPaymentForm }, unknown>
      open
      title="Add Operator Payment"
      submitLabel="Add payment"
      write={write}
      rules={operatorPaymentFormRules}
      initial={opId ? { opId } : {}}
      toArg={(values) => ({
        operatorPaymentForm: { opId: values.opId, ...bodyOf(values, timezone) },
      })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const opId = Form.useWatch<string | undefined>('opId')
  return (
    <>
      <TenantField kind="operator" rules={operatorPaymentFormRules.opId} />
      <PaymentFields {...useOpen(opId)} />
    </>
  )
}
