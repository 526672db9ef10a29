import { Form } from 'antd'
import { api } from '@/api/gen/billing_v1/endpoints'
import { operatorPaymentFormRules } from '@/api/gen/billing_v1/rules'
import { AddPaymentForm, PaymentFields, TenantField } from '@/areas/billing_v1'
import { useOpen } from './useOpen'

interface AddPaymentProps {
  /** The top bar's choice, where it is an operator. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ opId, onClose }: AddPaymentProps) {
  return (
    <AddPaymentForm
      title="Add operator payment"
      endpoint={api.endpoints.billingV1PaymentAdd}
      rules={operatorPaymentFormRules}
      initial={opId ? { opId } : {}}
      toArg={(payee: { opId: string }, body) => ({
        operatorPaymentForm: { opId: payee.opId, ...body },
      })}
      onClose={onClose}
    >
      <Fields />
    </AddPaymentForm>
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
