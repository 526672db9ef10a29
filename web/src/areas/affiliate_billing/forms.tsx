import { Form, Select } from 'antd'
import {
  type AffiliateRecord,
  api,
  type BilledAffiliate,
} from '@/api/gen/affiliate_billing/endpoints'
import {
  affiliatePaymentEditRules,
  affiliatePaymentFormRules,
} from '@/api/gen/affiliate_billing/rules'
import { AddPaymentForm, EditPaymentForm, PaymentFields } from '@/areas/billing_v1'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { formatted } from '@/kit/display/decimal'
import { nameText, quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useAddress } from '@/kit/useAddress'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { useAffiliates } from './useAffiliates'

const NONE: readonly never[] = []

export function AddPayment({ onClose }: DialogProps) {
  const affiliates = useAffiliates() ?? NONE
  const affId = useAddress()[0].get('affId')
  const { user } = useSession()
  const parentOpId = levelOf(user) === 'BRAND' ? user.parentOpId : null
  return (
    <AddPaymentForm
      title="Add affiliate payment"
      endpoint={api.endpoints.affiliateBillingPaymentAdd}
      rules={affiliatePaymentFormRules}
      initial={affId ? { affId } : {}}
      opIdOf={({ affId: chosen }) => affiliates.find((each) => each.affId === chosen)?.opId}
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

interface FieldsProps {
  /** The affiliates that can be paid, with what is open of each. */
  readonly affiliates: readonly BilledAffiliate[]
}

function Fields({ affiliates }: FieldsProps) {
  const affId = Form.useWatch<string | undefined>('affId')
  const chosen = affiliates.find((each) => each.affId === affId)
  return (
    <>
      <Field
        name="affId"
        label="Affiliate"
        help={chosen && `Paid by ${quotedName(chosen.opTitle)}.`}
      >
        <Select<string>
          placeholder="Choose an affiliate"
          options={affiliates.map(({ affId: value, affTitle, openAmountInUSD }) => ({
            value,
            label: `${nameText(affTitle)}, outstanding ${formatted(openAmountInUSD, 2)} USD`,
          }))}
        />
      </Field>
      <PaymentFields whose={chosen?.affTitle} open={chosen?.openAmountInUSD} />
    </>
  )
}

export function EditPayment({ record: payment, onClose }: RecordDialogProps<AffiliateRecord>) {
  const affiliates = useAffiliates() ?? NONE
  const { _id, opId, affId, affTitle } = payment
  const open = affiliates.find((each) => each.affId === affId)?.openAmountInUSD
  return (
    <EditPaymentForm
      title="Edit affiliate payment record"
      endpoint={api.endpoints.affiliateBillingPaymentUpdate}
      rules={affiliatePaymentEditRules}
      record={payment}
      paymentOf={(now) => now}
      balance={{ whose: affTitle, open }}
      toArg={(body) => ({ affiliatePaymentEdit: { _id, opId, affId, ...body } })}
      onClose={onClose}
    />
  )
}
