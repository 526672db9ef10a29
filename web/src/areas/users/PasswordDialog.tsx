import { Input } from 'antd'
import { useState } from 'react'
import { api, type OwnPasswordForm } from '@/api/gen/users/endpoints'
import { ownPasswordFormRules } from '@/api/gen/users/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { PasswordFields } from './PasswordFields'

/** Changes one's own password. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const write = useAction(api.endpoints.usersMePassword)
  const [problem, setProblem] = useState<string>()
  return (
    <FormDialog<OwnPasswordForm, { ownPasswordForm: OwnPasswordForm }, unknown>
      open
      title="Change password"
      submitLabel="Change password"
      width={440}
      write={write}
      rules={ownPasswordFormRules}
      initial={{}}
      disabledReason={problem}
      toArg={(ownPasswordForm) => ({ ownPasswordForm })}
      onClose={onClose}
    >
      <p>Your other sessions are signed out.</p>
      <Field name="currentPassword" label="Current password">
        <Input.Password autoComplete="current-password" />
      </Field>
      <PasswordFields onProblem={setProblem} />
    </FormDialog>
  )
}
