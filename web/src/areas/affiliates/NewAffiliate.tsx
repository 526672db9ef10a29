import { Form, Input, Select } from 'antd'
import { type AffiliateDraft, useAffiliatesQuery } from '@/api/gen/affiliates/endpoints'
import { affiliateCreateForm } from '@/api/gen/affiliates/forms'
import { OPERATOR_NOT_FOUND } from '@/api/gen/shared/constants'
import { required } from '@/api/rules'
import { ACCOUNT, AccountFields, LocaleFields } from '@/areas/admins'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { nameText } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { useChosenOperator } from '@/session/operator'
import { isPlatformAdmin, levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { PercentageFields } from './PercentageFields'

const TERMS = {
  administrationFeePercentage: 0,
  depositFeePercentage: 0,
  withdrawFeePercentage: 0,
  referralFeePercentage: 0,
} as const satisfies Partial<AffiliateDraft>

/** Creates an affiliate and the account that they sign in with. */
export function NewAffiliate({ onClose }: DialogProps) {
  const { user } = useSession()
  const opId = useChosenOperator() ?? user.opId ?? undefined
  const choosesOperator = levelOf(user) !== 'BRAND'
  return (
    <EditDialog
      form={affiliateCreateForm}
      as="drawer"
      title="Create affiliate"
      submitLabel="Create affiliate"
      values={{ ...ACCOUNT, ...TERMS, ...(opId && { opId }) }}
      toBody={({ affCode, ...draft }: AffiliateDraft) => ({
        ...draft,
        ...(affCode && { affCode }),
      })}
      onClose={onClose}
    >
      <AccountFields />
      {choosesOperator && (
        <TenantField
          kind={isPlatformAdmin(user.role) ? 'operator' : 'brand'}
          rules={[required(OPERATOR_NOT_FOUND)]}
        />
      )}
      <FieldPair>
        <Field
          name="affCode"
          label="Affiliate code"
          help="Stands in their links. Leave empty to make it of the nickname."
          item={{ normalize: (typed: string) => typed.toUpperCase() }}
        >
          <Input autoComplete="off" />
        </Field>
        <ReferrerField />
      </FieldPair>
      <PercentageFields />
      <LocaleFields />
    </EditDialog>
  )
}

/** The affiliate of the same operator who referred this one. */
function ReferrerField() {
  const { user } = useSession()
  const opId = Form.useWatch<string | undefined>('opId') ?? user.opId
  const { data, isFetching } = useAffiliatesQuery(
    { opId: opId ?? '', includeBrands: false, sort: 'affTitle', limit: 1_000 },
    { skip: !opId },
  )
  return (
    <Field name="referredBy" label="Referred by" help="Earns a share of their commission.">
      <Select<string>
        allowClear
        disabled={!opId}
        loading={isFetching}
        placeholder={opId ? 'Nobody' : 'Choose an operator first'}
        options={(data?.items ?? [])
          .filter(({ status }) => status !== 'DELETED')
          .map(({ affId, affTitle }) => ({
            value: affId,
            label: `${nameText(affTitle)} · ${affId}`,
          }))}
      />
    </Field>
  )
}
