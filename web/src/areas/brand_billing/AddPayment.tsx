import { Form } from 'antd'
import { api } from '@/api/gen/brand_billing/endpoints'
import { brandPaymentFormRules } from '@/api/gen/brand_billing/rules'
import { AddPaymentForm, PaymentFields, TenantField, useParentOf } from '@/areas/billing_v1'
import { useOpen } from './useOpen'

interface AddPaymentProps {
  /** The top bar's choice, where it is a brand. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ opId, onClose }: AddPaymentProps) {
  const parentOf = useParentOf()
  return (
    <AddPaymentForm
      title="Add brand payment"
      endpoint={api.endpoints.brandBillingPaymentAdd}
      rules={brandPaymentFormRules}
      initial={opId ? { opId } : {}}
      toArg={(payee: { opId: string }, body) => ({
        brandPaymentForm: { opId: payee.opId, ...parentOf(payee.opId), ...body },
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
      <TenantField kind="brand" rules={brandPaymentFormRules.opId} />
      <PaymentFields {...useOpen(opId)} />
    </>
  )
}
