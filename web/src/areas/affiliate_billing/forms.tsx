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
import { editTitle } from './labels'
import { useAffiliates } from './useAffiliates'

const NONE: readonly never[] = []
const CLAIMED = 'As it was claimed.'

/** A claim that is to be paid. */
interface PaidClaim {
  readonly claimId: string
  readonly affId: string
  readonly amountInUSD: number
  /** Of which months it is. */
  readonly period: string
}

interface AddPaymentProps extends DialogProps {
  /** Fills in the form: who is paid, and how much, is fixed by it. */
  readonly claim?: PaidClaim
}

export function AddPayment({ claim, onClose }: AddPaymentProps) {
  const affiliates = useAffiliates() ?? NONE
  const [address] = useAddress()
  const affId = claim?.affId ?? address.get('affId')
  const { user } = useSession()
  const parentOpId = levelOf(user) === 'BRAND' ? user.parentOpId : null
  return (
    <AddPaymentForm
      title={claim ? 'Pay claim' : 'Add affiliate payment'}
      endpoint={api.endpoints.affiliateBillingPaymentAdd}
      rules={affiliatePaymentFormRules}
      initial={{
        ...(affId && { affId }),
        ...(claim && {
          amountInUSD: claim.amountInUSD,
          title: `Claim of ${claim.period}`,
          reference: claim.claimId,
        }),
      }}
      opIdOf={({ affId: chosen }) => affiliates.find((each) => each.affId === chosen)?.opId}
      toArg={(payee: { affId: string }, body) => ({
        affiliatePaymentForm: {
          affId: payee.affId,
          ...(claim && { claimId: claim.claimId }),
          ...(parentOpId && { parentOpId }),
          ...body,
        },
      })}
      onClose={onClose}
    >
      <Fields affiliates={affiliates} isClaim={claim !== undefined} />
    </AddPaymentForm>
  )
}

interface FieldsProps {
  /** The affiliates that can be paid, with what is open of each. */
  readonly affiliates: readonly BilledAffiliate[]
  readonly isClaim: boolean
}

function Fields({ affiliates, isClaim }: FieldsProps) {
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
          {...(isClaim && { disabled: true })}
          placeholder="Choose an affiliate"
          options={affiliates.map(({ affId: value, affTitle, openAmountInUSD }) => ({
            value,
            label: `${nameText(affTitle)}, outstanding ${formatted(openAmountInUSD, 2)} USD`,
          }))}
        />
      </Field>
      <PaymentFields
        whose={chosen?.affTitle}
        open={chosen?.openAmountInUSD}
        fixed={isClaim ? CLAIMED : undefined}
      />
    </>
  )
}

export function EditPayment({ record: payment, onClose }: RecordDialogProps<AffiliateRecord>) {
  const affiliates = useAffiliates() ?? NONE
  const { _id, opId, affId, affTitle } = payment
  const open = affiliates.find((each) => each.affId === affId)?.openAmountInUSD
  return (
    <EditPaymentForm
      title={editTitle(payment)}
      endpoint={api.endpoints.affiliateBillingPaymentUpdate}
      rules={affiliatePaymentEditRules}
      record={payment}
      paymentOf={(now) => now}
      balance={{ whose: affTitle, open }}
      fixed={payment.claimId ? CLAIMED : undefined}
      toArg={(body) => ({ affiliatePaymentEdit: { _id, opId, affId, ...body } })}
      onClose={onClose}
    />
  )
}
