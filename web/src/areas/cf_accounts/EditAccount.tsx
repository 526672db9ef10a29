import { Input } from 'antd'
import { cfAccountV2UpdateForm } from '@/api/gen/cf_accounts/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import type { Account } from './accounts'
import { KEEP_TOKEN, TOKEN_HELP } from './labels'

/** What is said of an account, and another key for it. */
export function EditAccount({ record: account, onClose }: RecordDialogProps<Account>) {
  const { title, description, note, cfAccountCode } = account
  return (
    <EditDialog
      form={cfAccountV2UpdateForm}
      title={`Edit Cloudflare account ${quotedName(title)}`}
      submitLabel="Save Cloudflare account"
      record={account}
      values={{ title, description, note, cfAccountCode: cfAccountCode ?? '', cfApiKey: '' }}
      fixed={{ cfAccountCode: cfAccountCode ?? '' }}
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
      <Field name="cfApiKey" label="API token" help={`${KEEP_TOKEN} ${TOKEN_HELP}`}>
        <Input.Password autoComplete="new-password" visibilityToggle={false} />
      </Field>
      <Field name="note" label="Note">
        <Input.TextArea rows={2} />
      </Field>
    </EditDialog>
  )
}
