import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useEffect } from 'react'
import { PASSWORD_RULE, PASSWORDS_DIFFER } from '@/api/gen/shared/constants'
import { ownPasswordFormRules } from '@/api/gen/users/rules'
import type { FieldRule } from '@/api/rules'
import { Field } from '@/kit/form/Field'
import { changeHints, type PasswordHint } from './passwordHints'
import './users.css'

/** The hints, marked as the password is typed. */
export function PasswordHints({ hints }: { readonly hints: readonly PasswordHint[] }) {
  return (
    <ul className="users-hints">
      {hints.map(({ label, isMet }) => (
        <li key={label} data-met={isMet}>
          {isMet ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />} {label}
          <span className="kit-unseen">{isMet ? ' (met)' : ' (not met)'}</span>
        </li>
      ))}
    </ul>
  )
}

interface Passwords {
  readonly newPassword?: string
  readonly passwordConfirm?: string
}

/** Why these two cannot be sent; undefined when they can. */
export function passwordProblem({ newPassword = '', passwordConfirm = '' }: Passwords) {
  if (!changeHints(newPassword).every(({ isMet }) => isMet)) return PASSWORD_RULE
  return newPassword === passwordConfirm ? undefined : PASSWORDS_DIFFER
}

const holdsTo = (problem: (value: string) => string | undefined): FieldRule => ({
  validator: async (_rule: unknown, value: unknown) => {
    const message = value ? problem(String(value)) : undefined
    if (message) throw new Error(message)
  },
})

interface PasswordFieldsProps {
  /** Hears why the two cannot be sent as they stand; undefined when they can. */
  readonly onProblem: (problem: string | undefined) => void
}

/** A password that replaces another, typed twice. */
export function PasswordFields({ onProblem }: PasswordFieldsProps) {
  const form = Form.useFormInstance<Passwords>()
  const newPassword = Form.useWatch('newPassword', form) ?? ''
  const passwordConfirm = Form.useWatch('passwordConfirm', form) ?? ''
  const problem = passwordProblem({ newPassword, passwordConfirm })
  useEffect(() => onProblem(problem), [problem, onProblem])
  const isStrong = (password: string) =>
    passwordProblem({ newPassword: password, passwordConfirm: password })
  const isSame = (confirmed: string) =>
    confirmed === form.getFieldValue('newPassword') ? undefined : PASSWORDS_DIFFER
  return (
    <>
      <Field
        name="newPassword"
        label="New password"
        rules={[...ownPasswordFormRules.newPassword, holdsTo(isStrong)]}
        help={<PasswordHints hints={changeHints(newPassword)} />}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
      <Field
        name="passwordConfirm"
        label="Confirm new password"
        rules={[...ownPasswordFormRules.passwordConfirm, holdsTo(isSame)]}
        item={{ dependencies: ['newPassword'] }}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
    </>
  )
}
