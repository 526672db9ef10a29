import { Form, Input, Select, Switch } from 'antd'
import { AFFILIATE_ELSEWHERE } from '@/api/gen/admins/constants'
import type { AdminDraft } from '@/api/gen/admins/endpoints'
import { adminCreateForm } from '@/api/gen/admins/forms'
import { adminDraftRules } from '@/api/gen/admins/rules'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { OPERATOR_NOT_FOUND, WEAK_PASSWORD } from '@/api/gen/shared/constants'
import { type FieldRule, required } from '@/api/rules'
import { PasswordHints, subInfoOptions, timezones } from '@/areas/users'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { languageName } from '@/kit/display/languageName'
import { optionsOf } from '@/kit/display/options'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { useChosenOperator } from '@/session/operator'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin, levelOf, OPERATOR_ROLES } from '@/session/roles'
import { useSession } from '@/session/session'
import { OperatorField } from './choices'
import { assignable, newPasswordHints } from './labels'
import './admins.css'

type Values = Partial<AdminDraft>

const DEFAULTS = {
  language: 'en',
  timezone: 'UTC',
  playerSubInfoType: 'PLAYER_CODE',
  roundReportNumbers: false,
} as const satisfies Values

/** Creates an account, for the operator chosen above or the user's own. */
export function NewAdmin({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession()
  const chosen = useChosenOperator() ?? user.opId ?? undefined
  const isPlatforms = isPlatformAdmin(user.role)
  return (
    <EditDialog
      form={adminCreateForm}
      as="drawer"
      width={560}
      title="New Admin"
      submitLabel="Create admin"
      values={{
        ...DEFAULTS,
        ...(chosen && { opId: chosen }),
        ...(isPlatforms && { isHidden: false }),
      }}
      onClose={onClose}
    >
      <Field name="email" label="Email">
        <Input type="email" autoComplete="off" />
      </Field>
      <div className="admins-pair">
        <Field name="nickname" label="Nickname" help="Shown to colleagues. 3 to 15 characters.">
          <Input autoComplete="off" />
        </Field>
        <Field
          name="userCode"
          label="User code"
          help="3 to 15 characters. It cannot be changed later."
        >
          <Input autoComplete="off" />
        </Field>
      </div>
      <PasswordField />
      <RoleField />
      <Settings />
      {isPlatforms && (
        <Field
          name="isHidden"
          label="Hide User Activity"
          help="Everyone but platform admins sees “Platform staff” in place of their name."
          item={{ valuePropName: 'checked' }}
        >
          <Switch />
        </Field>
      )}
    </EditDialog>
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

/** The role, and whom somebody of an operator's role works for. */
function RoleField() {
  const form = Form.useFormInstance<Values>()
  const { user } = useSession()
  const role = Form.useWatch('role', form)
  const isOperators = role === undefined || OPERATOR_ROLES.includes(role)
  const choosesOperator = levelOf(user) !== 'BRAND'
  return (
    <>
      <Field name="role" label="Role" help={AFFILIATE_ELSEWHERE}>
        <Select
          options={optionsOf(assignable('adminCreate', user.role), roleNames)}
          placeholder="Choose a role"
        />
      </Field>
      {isOperators && choosesOperator && <OperatorField rules={[required(OPERATOR_NOT_FOUND)]} />}
    </>
  )
}

/** How the console shows things to them. */
function Settings() {
  const languages = useGeneralQuery().data?.languages ?? [DEFAULTS.language]
  return (
    <>
      <div className="admins-pair">
        <Field name="language" label="Language">
          <Select
            options={readList(languages).map((value) => ({ value, label: languageName(value) }))}
          />
        </Field>
        <Field name="timezone" label="Time zone">
          <Select
            options={timezones(DEFAULTS.timezone).map((value) => ({
              value,
              label: value.replaceAll('_', ' '),
            }))}
          />
        </Field>
      </div>
      <Field name="playerSubInfoType" label="Shown beside a player">
        <Select options={subInfoOptions} />
      </Field>
      <Field
        name="roundReportNumbers"
        label="Round numbers in reports"
        item={{ valuePropName: 'checked' }}
      >
        <Switch />
      </Field>
    </>
  )
}
