import { Input } from 'antd'
import { api, type CfAccountV1Form, type CfAccountV2Form } from '@/api/gen/cf_accounts/endpoints'
import { cfAccountV1FormRules, cfAccountV2FormRules } from '@/api/gen/cf_accounts/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
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

type FormProps = Omit<AddAccountProps, 'generation'>

function useOwn(opId: string | undefined): string | undefined {
  const { user } = useSession()
  return opId ?? user.opId ?? undefined
}

function AddFirst({ opId, onClose }: FormProps) {
  const own = useOwn(opId)
  const write = useAction(api.endpoints.cfAccountV1Add)
  return (
    <FormDialog<Values, { opId?: string; cfAccountV1Form: CfAccountV1Form }, unknown>
      open
      title="Add Cloudflare Account (V1)"
      submitLabel="Add account"
      write={write}
      rules={{ ...cfAccountV1FormRules, opId: cfAccountV2FormRules.opId }}
      initial={{ ...(own && { opId: own }) }}
      toArg={({ opId: chosen, ...form }) => ({
        opId: chosen,
        cfAccountV1Form: { ...form, operator: chosen },
      })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function AddSecond({ opId, onClose }: FormProps) {
  const own = useOwn(opId)
  const write = useAction(api.endpoints.cfAccountV2Add)
  return (
    <FormDialog<Values, { opId?: string; cfAccountV2Form: CfAccountV2Form }, unknown>
      open
      title="Add Cloudflare Account (V2)"
      submitLabel="Add account"
      write={write}
      rules={cfAccountV2FormRules}
      initial={{ ...(own && { opId: own }) }}
      toArg={(form) => ({ opId: form.opId, cfAccountV2Form: form })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
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
