import './admins.css'
import { Form, Select } from 'antd'
import { useState } from 'react'
import type { Admin } from '@/api/gen/admins/endpoints'
import {
  adminMigrateForm,
  adminPasswordChangeForm,
  adminPermissionsCloneForm,
  adminPermissionsRefreshForm,
  adminRoleChangeForm,
} from '@/api/gen/admins/forms'
import type { Role } from '@/api/gen/shared/enums'
import { PasswordFields } from '@/areas/users'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Copy } from '@/kit/display/Copy'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import type { RecordField } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { roleNames } from '@/session/roleNames'
import { OPERATOR_ROLES } from '@/session/roles'
import { useSession } from '@/session/session'
import { OperatorField, TargetField } from './choices'
import { Difference } from './Difference'
import { assignable, operatorOf, roleOf } from './labels'

type AdminDialogProps = RecordDialogProps<Admin>

interface MigrateDialogProps extends AdminDialogProps {
  /** The account is elsewhere by now. */
  readonly onLeft?: (() => void) | undefined
}

const factsOf = (admin: Admin): readonly RecordField[] => [
  ['Nickname', <Name key="name" text={admin.nickname} />],
  ['Email', <Copy key="email" text={admin.email} what="email" />],
  ['Role', roleOf(admin)],
  ['Operator', operatorOf(admin)],
]

/** Gives an account another password, which its owner has to change. */
export function PasswordDialog({ record: admin, onClose }: AdminDialogProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <EditDialog
      form={adminPasswordChangeForm}
      title="Change password"
      submitLabel="Change password"
      effect="They are signed out everywhere, and choose their own password when they next sign in."
      facts={factsOf(admin)}
      disabledReason={problem}
      fixed={{ adminId: admin.userCode }}
      onClose={onClose}
    >
      <PasswordFields onProblem={setProblem} />
    </EditDialog>
  )
}

/** Gives an account another role, with that one's permissions. */
export function RoleDialog({ record: admin, onClose }: AdminDialogProps) {
  const { role: actor } = useSession().user
  const [role, setRole] = useState<Role>()
  // One of the platform has no operator to work for.
  const roles = assignable('adminRoleChange', actor).filter(
    (each) => each !== admin.role && (admin.opId || !OPERATOR_ROLES.includes(each)),
  )
  const leaves = admin.opId && role && !OPERATOR_ROLES.includes(role)
  return (
    <EditDialog
      form={adminRoleChangeForm}
      title="Change role"
      submitLabel="Change role"
      record={admin}
      toBody={({ roles: chosen }, { userCode, nickname }) => ({
        adminId: userCode,
        targetUsername: nickname,
        roles: chosen,
      })}
      effect={
        <p>
          Their permissions become those of the new role.
          {leaves && (
            <>
              {' '}
              An account with this role belongs to the platform: it leaves{' '}
              <Name text={operatorOf(admin)} />.
            </>
          )}
        </p>
      }
      facts={factsOf(admin)}
      onClose={onClose}
    >
      <Field name="roles" label="New role">
        <Select
          options={optionsOf(roles, roleNames)}
          placeholder="Choose a role"
          onChange={setRole}
        />
      </Field>
      {role && <Difference of={{ adminId: admin.userCode, role }} />}
    </EditDialog>
  )
}

/** Moves an account to another operator. */
export function MigrateDialog({ record: admin, onClose, onLeft }: MigrateDialogProps) {
  return (
    <EditDialog
      form={adminMigrateForm}
      options={{
        errorDialog: true,
        onDone: () => onLeft?.(),
      }}
      title="Migrate user"
      submitLabel="Migrate user"
      values={OPERATOR_ROLES.includes(admin.role) ? { role: admin.role } : {}}
      effect="They are signed out everywhere. Their past activity stays with the old operator."
      facts={factsOf(admin)}
      fixed={{ adminId: admin.userCode }}
      onClose={onClose}
    >
      <OperatorField without={admin.opId} />
      <Field
        name="role"
        label="Role at the new operator"
        help="They get the permissions of this role at the new operator."
      >
        <Select options={optionsOf(OPERATOR_ROLES, roleNames)} placeholder="Choose a role" />
      </Field>
      <MigrationDifference admin={admin} />
    </EditDialog>
  )
}

/** What an account would get and lose where it is to go. */
function MigrationDifference({ admin }: { readonly admin: Admin }) {
  const form = Form.useFormInstance<{ opId?: string; role?: Role }>()
  const opId = Form.useWatch('opId', form)
  const role = Form.useWatch('role', form)
  return opId && role ? <Difference of={{ adminId: admin.userCode, opId, role }} /> : null
}

/** Gives another account of the same role the permissions of this one. */
export function CloneDialog({ record: admin, onClose }: AdminDialogProps) {
  const [target, setTarget] = useState<Admin>()
  return (
    <EditDialog
      form={adminPermissionsCloneForm}
      title="Clone permissions"
      submitLabel="Clone permissions"
      record={admin}
      toBody={({ targetUserId }, { userCode, role, permissions }) => ({
        sourceUserId: userCode,
        targetUserId,
        sourceRole: role,
        permissions,
      })}
      effect="The target user’s permissions become those of this one."
      facts={[
        ['Source user', <Name key="name" text={admin.nickname} />],
        ['Role', roleOf(admin)],
        ['Permissions', admin.permissions.length],
      ]}
      onClose={onClose}
    >
      <TargetField source={admin} onChoose={setTarget} />
      {target && <Difference of={{ adminId: target.userCode, sourceUserId: admin.userCode }} />}
    </EditDialog>
  )
}

/** Brings an account's permissions back to those of its role. */
export function RefreshDialog({ record: admin, onClose }: AdminDialogProps) {
  const isSuper = useSession().user.role === 'SUPER_ADMIN'
  return (
    <EditDialog
      form={adminPermissionsRefreshForm}
      title="Refresh permissions"
      submitLabel="Refresh permissions"
      width={400}
      record={admin}
      values={isSuper && admin.opId ? { opId: admin.opId } : {}}
      toBody={({ opId = admin.opId ?? undefined }, { userCode, nickname, role }) => ({
        adminId: userCode,
        targetUsername: nickname,
        roles: role,
        ...(opId && { opId }),
      })}
      onClose={onClose}
    >
      <div className="admins-refresh">
        <Difference of={{ adminId: admin.userCode }}>
          <p>
            The {admin.permissions.length} permissions of “<Name text={admin.nickname} />” become
            those of the role {roleOf(admin)}.
          </p>
        </Difference>
        {isSuper && admin.opId && <OperatorField />}
      </div>
    </EditDialog>
  )
}
