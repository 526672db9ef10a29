import { Form, Select } from 'antd'
import { AFFILIATE_REQUIRED } from '@/api/gen/affiliates/constants'
import { type Affiliate, useAffiliatesQuery } from '@/api/gen/affiliates/endpoints'
import { type NewChannel as Draft, useChannelDomainsQuery } from '@/api/gen/channels/endpoints'
import { channelCreateForm } from '@/api/gen/channels/forms'
import { OPERATOR_NOT_FOUND } from '@/api/gen/shared/constants'
import { required } from '@/api/rules'
import { useIsOwn } from '@/areas/affiliates'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { nameText } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { useChosenOperator } from '@/session/operator'
import { isPlatformAdmin, levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { ChannelTexts } from './ChannelTexts'
import './channels.css'

interface NewChannelProps extends DialogProps {
  /** Whose it will be, where that is not to be chosen. */
  readonly record?: Pick<Affiliate, 'affId' | 'opId'>
}

/** Creates a link of an affiliate: of the user's own, of a given one, or of one that is chosen. */
export function NewChannel({ record: given, onClose }: NewChannelProps) {
  const { user } = useSession()
  const chosen = useChosenOperator() ?? user.opId ?? undefined
  const isOwn = useIsOwn()
  const isPlatforms = isPlatformAdmin(user.role)
  const opId = given?.opId ?? chosen
  return (
    <EditDialog
      form={channelCreateForm}
      title="Create channel"
      submitLabel="Create channel"
      width={580}
      values={isOwn ? {} : { ...(opId && { opId }), ...(given && { affId: given.affId }) }}
      toBody={({ opId: operator, ...draft }: Draft) => ({
        ...draft,
        ...(given && !isOwn && { affId: given.affId }),
        ...(isPlatforms && { opId: given?.opId ?? operator }),
      })}
      onClose={onClose}
    >
      <div className="channels-new">
        {!isOwn && !given && <OwnerFields />}
        <ChannelTexts />
        <BaseUrlField given={given} />
      </div>
    </EditDialog>
  )
}

/** The operator and its affiliate whose channel it will be. */
function OwnerFields() {
  const { user } = useSession()
  const form = Form.useFormInstance<Partial<Draft>>()
  const opId = Form.useWatch<string | undefined>('opId', form)
  const { data, isFetching } = useAffiliatesQuery(
    { opId: opId ?? '', includeBrands: false, sort: 'affTitle', limit: 1_000 },
    { skip: !opId },
  )
  const forget = () => form.resetFields(['affId', 'baseUrl'])
  return (
    <FieldPair>
      {levelOf(user) !== 'BRAND' && (
        <TenantField
          kind={isPlatformAdmin(user.role) ? 'operator' : 'brand'}
          rules={[required(OPERATOR_NOT_FOUND)]}
          onChange={forget}
        />
      )}
      <Field name="affId" label="Affiliate" rules={[required(AFFILIATE_REQUIRED)]}>
        <Select<string>
          disabled={!opId}
          loading={isFetching}
          placeholder="Choose an affiliate"
          notFoundContent="This operator has no affiliates."
          options={readList(data?.items)
            .filter(({ status }) => status !== 'DELETED')
            .map(({ affId, affTitle }) => ({
              value: affId,
              label: `${nameText(affTitle)} · ${affId}`,
            }))}
          onChange={() => form.resetFields(['baseUrl'])}
        />
      </Field>
    </FieldPair>
  )
}

/** One of the operator's domains that players may come to. */
function BaseUrlField({ given }: { readonly given: NewChannelProps['record'] }) {
  const isOwn = useIsOwn()
  const chosen = Form.useWatch<string | undefined>('affId')
  const affId = isOwn ? undefined : (given?.affId ?? chosen)
  const { data, isFetching } = useChannelDomainsQuery(affId ? { affId } : {}, {
    skip: !isOwn && !affId,
  })
  return (
    <Field
      name="baseUrl"
      label="Base URL"
      help="Cannot be changed later. Back-office domains are left out."
    >
      <Select<string>
        disabled={!isOwn && !affId}
        loading={isFetching}
        placeholder={isOwn || affId ? 'Choose a domain' : 'Choose an affiliate first'}
        notFoundContent="The operator has no domain that players may come to."
        options={readList(data?.domains).map(({ domainName, isPrimary }) => ({
          value: domainName,
          label: isPrimary ? `${domainName} · primary` : domainName,
        }))}
      />
    </Field>
  )
}
