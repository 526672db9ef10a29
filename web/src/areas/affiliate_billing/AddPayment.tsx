import { Form, Select } from 'antd'
import {
  type AffiliatePaymentForm,
  api,
  type BilledAffiliate,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliatePaymentFormRules } from '@/api/gen/affiliate_billing/rules'
import { bodyOf, PaymentFields, type PaymentValues } from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { formatted } from '@/kit/display/decimal'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'

const SEARCHED_ABOVE = 10

interface Values extends PaymentValues {
  readonly affId: string
}

interface AddPaymentProps {
  /** The affiliates that can be paid, with what is open of each. */
  readonly affiliates: readonly BilledAffiliate[]
  readonly affId: string | undefined
  readonly onClose: () => void
}

export function AddPayment({ affiliates, affId, onClose }: AddPaymentProps) {
  const { timezone } = useClock()
  const { user } = useSession()
  const parentOpId = levelOf(user) === 'BRAND' ? user.parentOpId : null
  const write = useAction(api.endpoints.affiliateBillingPaymentAdd, { alwaysToast: true })
  return (
    <FormDialog<Values, { affiliatePaymentForm: AffiliatePaymentForm }, unknown>
      open
      title="Add Affiliate Payment"
      submitLabel="Add payment"
      write={write}
      rules={affiliatePaymentFormRules}
      initial={affId ? { affId } : {}}
      toArg={(values) => ({
        affiliatePaymentForm: {
          affId: values.affId,
          ...(parentOpId && { parentOpId }),
          ...bodyOf(values, timezone),
        },
      })}
      onClose={onClose}
    >
      <Fields affiliates={affiliates} />
    </FormDialog>
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
            label: `${affTitle}, open ${formatted(openAmountInUSD, 2)} USD`,
          }))}
        />
      </Field>
      <PaymentFields whose={chosen?.affTitle} open={chosen?.openAmountInUSD} />
    </>
  )
}
