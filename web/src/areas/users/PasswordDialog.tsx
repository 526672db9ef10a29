import { Input } from 'antd'
import { useState } from 'react'
import { usersMePasswordForm } from '@/api/gen/users/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import { PasswordFields } from './PasswordFields'

/** Changes one's own password. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  return (
    <EditDialog
      form={usersMePasswordForm}
      title="Change password"
      submitLabel="Change password"
      effect="Your other sessions are signed out."
      disabledReason={problem}
      onClose={onClose}
    >
      <Field name="currentPassword" label="Current password">
        <Input.Password autoComplete="current-password" />
      </Field>
      <PasswordFields onProblem={setProblem} />
    </EditDialog>
  )
}
