import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { api, type OwnPasswordForm } from '@/api/gen/users/endpoints'
import { ownPasswordFormRules } from '@/api/gen/users/rules'
import { PasswordFields } from '@/areas/users'
import { usePageTitle } from '@/kit/display/tabTitle'
import { Field, FieldRulesContext } from '@/kit/form/Field'
import { placeErrors } from '@/kit/form/fieldErrors'
import { useAction } from '@/kit/form/useAction'
import { tellOtherTabs } from '@/session/otherTabs'
import { useSession } from '@/session/session'
import { useSignOut } from '../shell/useSignOut'
import '@/areas/auth/auth.css'

const TITLE = 'Choose a new password'

/** In place of the console, for whoever got a password from somebody else: nothing goes before a password of their own. */
export function NewPassword() {
  const { user } = useSession()
  const { locked, leave } = useSignOut()
  const [form] = Form.useForm<OwnPasswordForm>()
  const [problem, setProblem] = useState<string>()
  const [rest, setRest] = useState<readonly string[]>([])
  const { run, running } = useAction(api.endpoints.usersMePassword)
  usePageTitle(TITLE)

  const inForm = ({ fields }: ApiError): boolean => {
    const placed = placeErrors(form, fields)
    setRest(placed.rest)
    if (placed.first) form.scrollToField(placed.first, { focus: true })
    return Object.keys(fields).length > 0
  }
  const submit = async (ownPasswordForm: OwnPasswordForm) => {
    setRest([])
    const { ok } = await run({ ownPasswordForm }, { inForm })
    if (ok) tellOtherTabs()
  }
  return (
    <main className="auth-page">
      <section className="auth-panel" aria-label={TITLE}>
        <div className="auth-main">
          <h1>{TITLE}</h1>
          <p>
            Your password was set by somebody else. Choose one that only you know to go on as{' '}
            <bdi>{user.email}</bdi>.
          </p>
          {rest.length > 0 && <Alert type="error" showIcon role="alert" title={rest.join(' ')} />}
          <FieldRulesContext value={ownPasswordFormRules}>
            <Form<OwnPasswordForm>
              form={form}
              layout="vertical"
              disabled={running}
              onFinish={submit}
            >
              <input type="text" autoComplete="username" value={user.email} readOnly hidden />
              <Field name="currentPassword" label="Current password">
                <Input.Password autoComplete="current-password" autoFocus />
              </Field>
              <PasswordFields onProblem={setProblem} />
              <Button
                block
                type="primary"
                htmlType="submit"
                loading={running}
                disabled={problem !== undefined}
              >
                Change password
              </Button>
            </Form>
          </FieldRulesContext>
          <Button block type="link" disabled={locked} onClick={leave}>
            Sign out
          </Button>
        </div>
      </section>
    </main>
  )
}
