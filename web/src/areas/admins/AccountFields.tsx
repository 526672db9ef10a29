import { Form, Input, Select } from 'antd'
import type { AdminDraft } from '@/api/gen/admins/endpoints'
import { adminDraftRules } from '@/api/gen/admins/rules'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { WEAK_PASSWORD } from '@/api/gen/shared/constants'
import type { FieldRule } from '@/api/rules'
import { PasswordHints, timezones } from '@/areas/users'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { newPasswordHints } from './labels'
import './admins.css'

type Values = Partial<AdminDraft>

/** What a new account begins with. */
export const ACCOUNT = { language: 'en', timezone: 'UTC' } as const satisfies Values

/** Who a new account is for, and its first password. */
export function AccountFields() {
  return (
    <>
      <Field name="email" label="Email">
        <Input type="email" autoComplete="off" />
      </Field>
      <FieldPair>
        <Field name="nickname" label="Nickname" help="Shown to colleagues. 3 to 15 characters.">
          <Input autoComplete="off" />
        </Field>
        <Field
          name="userCode"
          label="User code"
          help="3 to 15 characters. Cannot be changed later."
        >
          <Input autoComplete="off" />
        </Field>
      </FieldPair>
      <PasswordField />
    </>
  )
}

/** The first password, with what it has to be. */
function PasswordField() {
  const form = Form.useFormInstance<Values>()
  const email = Form.useWatch('email', form)
  const nickname = Form.useWatch('nickname', form)
  const userCode = Form.useWatch('userCode', form)
  const password = Form.useWatch('password', form) ?? ''
  const isStrong: FieldRule = {
    validator: async (_rule, value: unknown) => {
      const hints = newPasswordHints(String(value ?? ''), form.getFieldsValue())
      if (value && !hints.every(({ isMet }) => isMet)) throw new Error(WEAK_PASSWORD)
    },
  }
  return (
    <Field
      name="password"
      label="Password"
      help={
        <>
          They choose their own when they first sign in.
          <PasswordHints hints={newPasswordHints(password, { email, nickname, userCode })} />
        </>
      }
      rules={[...adminDraftRules.password, isStrong]}
      item={{ dependencies: ['email', 'nickname', 'userCode'] }}
    >
      <Input.Password autoComplete="new-password" />
    </Field>
  )
}

/** The language and the time zone of a new account. */
export function LocaleFields() {
  const languages = useGeneralQuery().data?.languages ?? [ACCOUNT.language]
  return (
    <FieldPair>
      <Field name="language" label="Language">
        <Select
          options={readList(languages).map((value) => ({ value, label: languageName(value) }))}
        />
      </Field>
      <Field name="timezone" label="Time zone">
        <Select
          options={timezones(ACCOUNT.timezone).map((value) => ({
            value,
            label: value.replaceAll('_', ' '),
          }))}
        />
      </Field>
    </FieldPair>
  )
}
