import { Input } from 'antd'
import type { CfAccountV2Form } from '@/api/gen/cf_accounts/endpoints'
import { cfAccountV1AddForm, cfAccountV2AddForm } from '@/api/gen/cf_accounts/forms'
import { cfAccountV2FormRules } from '@/api/gen/cf_accounts/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import { useSession } from '@/session/session'
import { TOKEN_HELP } from './labels'
import { TenantField } from './TenantField'

interface AddAccountProps {
  readonly generation: 1 | 2
  readonly opId: string | undefined
  readonly onClose: () => void
}

type Values = Pick<CfAccountV2Form, 'title' | 'accountId' | 'token' | 'opId'>

/** A new cloud account, in the form of its generation. */
export function AddAccount({ generation, ...props }: AddAccountProps) {
  return generation === 1 ? <AddFirst {...props} /> : <AddSecond {...props} />
}

const V1_RULES = { ...cfAccountV1AddForm.rules, opId: cfAccountV2FormRules.opId }

type FormProps = Omit<AddAccountProps, 'generation'>

function useOwn(opId: string | undefined): string | undefined {
  const { user } = useSession()
  return opId ?? user.opId ?? undefined
}

function AddFirst({ opId, onClose }: FormProps) {
  const own = useOwn(opId)
  return (
    <EditDialog
      form={{ ...cfAccountV1AddForm, rules: V1_RULES }}
      title="Add Cloudflare account (V1)"
      submitLabel="Add Cloudflare account"
      values={{ ...(own && { opId: own }) }}
      toBody={({ opId: chosen, ...form }: Values) => ({ ...form, operator: chosen })}
      args={({ opId: chosen }) => ({ opId: chosen })}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}

function AddSecond({ opId, onClose }: FormProps) {
  const own = useOwn(opId)
  return (
    <EditDialog
      form={cfAccountV2AddForm}
      title="Add Cloudflare account (V2)"
      submitLabel="Add Cloudflare account"
      values={{ ...(own && { opId: own }) }}
      args={({ opId: chosen }) => ({ opId: chosen })}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}

function Fields() {
  return (
    <>
      <TenantField />
      <Field name="title" label="Title">
        <Input autoComplete="off" />
      </Field>
      <Field name="accountId" label="Account ID">
        <Input autoComplete="off" />
      </Field>
      <Field name="token" label="API token" help={TOKEN_HELP}>
        <Input.Password autoComplete="new-password" visibilityToggle={false} />
      </Field>
    </>
  )
}
