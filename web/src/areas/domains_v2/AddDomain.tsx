import { Checkbox, Form, Input, Select } from 'antd'
import { useRef } from 'react'
import { useAfdProfilesQuery } from '@/api/gen/afd/endpoints'
import { domainV2CreateForm } from '@/api/gen/domains_v2/forms'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { TenantField, useAccounts } from '@/areas/cf_accounts'
import { TRIMMED } from '@/areas/domains_v1'
import { LanguageSelect } from '@/areas/operators'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { choosesOperator, FLAGS } from './labels'

interface AddDomainProps {
  readonly opId: string | undefined
  readonly cfAccountCode?: string | undefined
  readonly onAdded: (domainName: string) => void
  readonly onClose: () => void
}

/** A new domain, second generation; its progress is told next. */
export function AddDomain({ opId, cfAccountCode, onAdded, onClose }: AddDomainProps) {
  const { user } = useSession()
  const own = opId ?? user.opId ?? undefined
  const mayChoose = choosesOperator(user.role)
  const added = useRef<string | null>(null)
  const close = () => {
    onClose()
    if (added.current) onAdded(added.current)
  }
  return (
    <EditDialog
      form={domainV2CreateForm}
      options={{
        onDone: ({ domainName }) => {
          added.current = domainName
        },
      }}
      title="Add domain"
      submitLabel="Add domain"
      values={{
        ...(own && { opId: own }),
        ...(cfAccountCode && { cfAccountCode }),
        defaultLang: 'en',
        description: '',
      }}
      args={(form) => ({ opId: form.opId })}
      onClose={close}
    >
      {mayChoose ? <TenantField /> : <ChosenOperator />}
      <AccountField />
      <Field
        name="domainName"
        label="Domain"
        help="Without protocol and path: example.com. Names in any script are fine."
        item={TRIMMED}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="defaultLang" label="Default language">
        <LanguageSelect />
      </Field>
      <Field name={['options', 'skipCfZoneCheck']} label="Zone" item={CHECKED}>
        <Checkbox>Use a zone that already exists in the account</Checkbox>
      </Field>
      {isPlatformAdmin(user.role) && <AdminFields />}
    </EditDialog>
  )
}

/** Where the operator is not chosen in the form, it is the one of the top bar. */
function ChosenOperator() {
  const opId = Form.useWatch<string | undefined>('opId', { preserve: true })
  const { data } = useOperatorsMenuListQuery()
  const title = data?.operators?.find((operator) => operator.opId === opId)?.title
  return (
    <>
      <Form.Item name="opId" hidden>
        <Input />
      </Form.Item>
      {title && <p>The domain will be one of {title}.</p>}
    </>
  )
}

const CHECKED = { valuePropName: 'checked' } as const

/** Accounts of the chosen operator, or of the operator of a chosen brand. */
function AccountField() {
  const opId = Form.useWatch<string | undefined>('opId')
  const { accounts = [], call } = useAccounts(2, undefined)
  const { data } = useOperatorsMenuListQuery()
  const parent = data?.operators?.find((operator) => operator.opId === opId)?.parentOpId
  const usable = accounts.filter((account) => account.opId === opId || account.opId === parent)
  return (
    <Field
      name="cfAccountCode"
      label="CF account"
      help={
        opId && !call.isFetching && usable.length === 0
          ? 'This operator has no Cloudflare account.'
          : null
      }
    >
      <Select<string>
        loading={call.isFetching}
        placeholder="Choose an account"
        options={usable.map(({ cfAccountCode, title }) => ({ value: cfAccountCode, label: title }))}
      />
    </Field>
  )
}

function AdminFields() {
  const { data: profiles = [] } = useAfdProfilesQuery({})
  return (
    <>
      <Field
        name="afdProfileName"
        label="AFD profile"
        help="The default profile is used if none is chosen."
      >
        <Select<string>
          allowClear
          placeholder="Default"
          options={profiles.map(({ afdProfileName, isDefault }) => ({
            value: afdProfileName,
            label: isDefault ? `${afdProfileName} (default)` : afdProfileName,
          }))}
        />
      </Field>
      <fieldset className="domains-flags">
        <legend>Flags</legend>
        {FLAGS.map(([name, label]) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{label}</Checkbox>
          </Form.Item>
        ))}
      </fieldset>
    </>
  )
}
