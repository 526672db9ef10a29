import { Form, Select, Switch } from 'antd'
import { AFFILIATE_ELSEWHERE } from '@/api/gen/admins/constants'
import type { AdminDraft } from '@/api/gen/admins/endpoints'
import { adminCreateForm } from '@/api/gen/admins/forms'
import { OPERATOR_NOT_FOUND } from '@/api/gen/shared/constants'
import { required } from '@/api/rules'
import { subInfoOptions } from '@/areas/users'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { useChosenOperator } from '@/session/operator'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin, levelOf, OPERATOR_ROLES } from '@/session/roles'
import { useSession } from '@/session/session'
import { ACCOUNT, AccountFields, LocaleFields } from './AccountFields'
import { OperatorField } from './choices'
import { assignable } from './labels'

type Values = Partial<AdminDraft>

const DEFAULTS = {
  ...ACCOUNT,
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
      title="Create admin"
      submitLabel="Create admin"
      values={{
        ...DEFAULTS,
        ...(chosen && { opId: chosen }),
        ...(isPlatforms && { isHidden: false }),
      }}
      onClose={onClose}
    >
      <AccountFields />
      <RoleField />
      <Settings />
      {isPlatforms && (
        <Field
          name="isHidden"
          label="Hide user activity"
          help="Everyone but platform admins sees “Platform staff” in place of their name."
          item={{ valuePropName: 'checked' }}
        >
          <Switch />
        </Field>
      )}
    </EditDialog>
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
  return (
    <>
      <LocaleFields />
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
