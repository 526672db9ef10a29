import { Form } from 'antd'
import { api, type BrandPaymentForm } from '@/api/gen/brand_billing/endpoints'
import { brandPaymentFormRules } from '@/api/gen/brand_billing/rules'
import {
  bodyOf,
  PaymentFields,
  type PaymentValues,
  TenantField,
  useParentOf,
} from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useOpen } from './useOpen'

interface Values extends PaymentValues {
  readonly opId: string
}

interface AddPaymentProps {
  /** The top bar's choice, where it is a brand. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ opId, onClose }: AddPaymentProps) {
  const { timezone } = useClock()
  const parentOf = useParentOf()
  const write = useAction(api.endpoints.brandBillingPaymentAdd, { alwaysToast: true })
  return (
    <FormDialog<Values, { brandPaymentForm: BrandPaymentForm }, unknown>
      open
      title="Add Brand Payment"
      submitLabel="Add payment"
      write={write}
      rules={brandPaymentFormRules}
      initial={opId ? { opId } : {}}
      toArg={(values) => ({
        brandPaymentForm: {
          opId: values.opId,
          ...parentOf(values.opId),
          ...bodyOf(values, timezone),
        },
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
      <TenantField kind="brand" rules={brandPaymentFormRules.opId} />
      <PaymentFields {...useOpen(opId)} />
    </>
  )
}
