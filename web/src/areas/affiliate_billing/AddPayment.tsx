import { Form, Select } from 'antd'
import { api, type BilledAffiliate } from '@/api/gen/affiliate_billing/endpoints'
import { affiliatePaymentFormRules } from '@/api/gen/affiliate_billing/rules'
import { AddPaymentForm, PaymentFields } from '@/areas/billing_v1'
import { formatted } from '@/kit/display/decimal'
import { Field } from '@/kit/form/Field'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'

const SEARCHED_ABOVE = 10

interface AddPaymentProps {
  /** The affiliates that can be paid, with what is open of each. */
  readonly affiliates: readonly BilledAffiliate[]
  readonly affId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ affiliates, affId, onClose }: AddPaymentProps) {
  const { user } = useSession()
  const parentOpId = levelOf(user) === 'BRAND' ? user.parentOpId : null
  return (
    <AddPaymentForm
      title="Add affiliate payment"
      endpoint={api.endpoints.affiliateBillingPaymentAdd}
      rules={affiliatePaymentFormRules}
      initial={affId ? { affId } : {}}
      toArg={(payee: { affId: string }, body) => ({
        affiliatePaymentForm: {
          affId: payee.affId,
          ...(parentOpId && { parentOpId }),
          ...body,
        },
      })}
      onClose={onClose}
    >
      <Fields affiliates={affiliates} />
    </AddPaymentForm>
  )
}

function Fields({ affiliates }: Pick<AddPaymentProps, 'affiliates'>) {
  const affId = Form.useWatch<string | undefined>('affId')
  const chosen = affiliates.find((each) => each.affId === affId)
  return (
    <>
      <Field name="affId" label="Affiliate" help={chosen && `Paid by ${chosen.opTitle}.`}>
        <Select<string>
          showSearch={affiliates.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false}
          placeholder="Choose an affiliate"
          options={affiliates.map(({ affId: value, affTitle, openAmountInUSD }) => ({
            value,
            label: `${affTitle}, outstanding ${formatted(openAmountInUSD, 2)} USD`,
          }))}
        />
      </Field>
      <PaymentFields whose={chosen?.affTitle} open={chosen?.openAmountInUSD} />
    </>
  )
}
