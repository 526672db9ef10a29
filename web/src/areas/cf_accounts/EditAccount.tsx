import { Input } from 'antd'
import { api, type CfAccountEdit } from '@/api/gen/cf_accounts/endpoints'
import { cfAccountEditRules } from '@/api/gen/cf_accounts/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { Account } from './accounts'
import { KEEP_KEY, TOKEN_HELP } from './labels'

interface EditAccountProps {
  readonly account: Account
  readonly onClose: () => void
}

/** What is said of an account, and another key for it. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const { title, description, note, cfAccountCode } = account
  const write = useAction(api.endpoints.cfAccountV2Update, { onTheirs: onClose })
  return (
    <FormDialog<CfAccountEdit, { cfAccountEdit: CfAccountEdit }, unknown>
      open
      title="Edit Cloudflare Account"
      submitLabel="Save account"
      write={write}
      rules={cfAccountEditRules}
      record={account}
      initial={{ title, description, note, cfAccountCode: cfAccountCode ?? '', cfApiKey: '' }}
      toArg={(form) => ({ cfAccountEdit: { ...form, cfAccountCode: cfAccountCode ?? '' } })}
      onClose={onClose}
    >
      <Field name="cfAccountCode" label="Account code" help="Cannot be changed.">
        <Input disabled />
      </Field>
      <Field name="title" label="Title">
        <Input autoComplete="off" />
      </Field>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="cfApiKey" label="API token" help={`${KEEP_KEY} ${TOKEN_HELP}`}>
        <Input.Password autoComplete="new-password" visibilityToggle={false} />
      </Field>
      <Field name="note" label="Note">
        <Input.TextArea rows={2} />
      </Field>
    </FormDialog>
  )
}
