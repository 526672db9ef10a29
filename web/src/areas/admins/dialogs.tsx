import { Select } from 'antd'
import { useState } from 'react'
import {
  type Admin,
  type AdminMigration,
  type AdminPassword,
  type AdminRole,
  api,
  type PermissionsClone,
  type PermissionsRefresh,
} from '@/api/gen/admins/endpoints'
import {
  adminMigrationRules,
  adminPasswordRules,
  adminRoleRules,
  permissionsCloneRules,
  permissionsRefreshRules,
} from '@/api/gen/admins/rules'
import { permissionTexts } from '@/api/gen/permissions'
import type { Permission, Role } from '@/api/gen/shared/enums'
import { PasswordFields } from '@/areas/users'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { roleNames } from '@/session/roleNames'
import { OPERATOR_ROLES } from '@/session/roles'
import { useSession } from '@/session/session'
import { OperatorField, TargetField } from './choices'
import { assignable, operatorOf, roleOf } from './labels'
import './admins.css'

export interface AdminDialogProps {
  readonly admin: Admin
  readonly onClose: () => void
  /** The account is elsewhere by now. */
  readonly onLeft?: (() => void) | undefined
}

const AccountFields = ({ admin }: { readonly admin: Admin }) => (
  <RecordFields
    fields={[
      ['Nickname', admin.nickname],
      ['Email', admin.email],
      ['Role', roleOf(admin)],
      ['Operator', operatorOf(admin)],
    ]}
  />
)

type Passwords = Pick<AdminPassword, 'newPassword' | 'passwordConfirm'>

/** Gives an account another password, which its owner has to change. */
export function PasswordDialog({ admin, onClose }: AdminDialogProps) {
  const write = useAction(api.endpoints.adminPasswordChange)
  const [problem, setProblem] = useState<string>()
  return (
    <FormDialog<Passwords, { adminPassword: AdminPassword }, unknown>
      open
      title="Change Password"
      submitLabel="Change password"
      width={480}
      write={write}
      rules={adminPasswordRules}
      initial={{}}
      disabledReason={problem}
      toArg={(passwords) => ({ adminPassword: { adminId: admin.userCode, ...passwords } })}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Nickname', <Name key="name" text={admin.nickname} />],
          ['Email', <Name key="email" text={admin.email} />],
        ]}
      />
      <p>They are signed out everywhere, and choose their own password when they next sign in.</p>
      <PasswordFields onProblem={setProblem} />
    </FormDialog>
  )
}

/** Gives an account another role, with that one's permissions. */
export function RoleDialog({ admin, onClose }: AdminDialogProps) {
  const { role: actor } = useSession().user
  const write = useAction(api.endpoints.adminRoleChange, { onTheirs: onClose })
  const [role, setRole] = useState<Role>()
  // One of the platform has no operator to work for.
  const roles = assignable('adminRoleChange', actor).filter(
    (each) => each !== admin.role && (admin.opId || !OPERATOR_ROLES.includes(each)),
  )
  const leaves = admin.opId && role && !OPERATOR_ROLES.includes(role)
  return (
    <FormDialog<{ roles: Role }, { adminRole: AdminRole }, unknown>
      open
      title="Change User Role"
      submitLabel="Change role"
      write={write}
      rules={adminRoleRules}
      record={admin}
      initial={{}}
      toArg={({ roles: chosen }, record) => {
        const { userCode, nickname } = (record as Admin) ?? admin
        return { adminRole: { adminId: userCode, targetUsername: nickname, roles: chosen } }
      }}
      onClose={onClose}
    >
      <AccountFields admin={admin} />
      <Field name="roles" label="New role" help="Their permissions become those of the new role.">
        <Select
          options={optionsOf(roles, roleNames)}
          placeholder="Choose a role"
          onChange={setRole}
        />
      </Field>
      {leaves && (
        <p>
          An account with this role belongs to the platform: it leaves{' '}
          <Name text={operatorOf(admin)} />.
        </p>
      )}
    </FormDialog>
  )
}

type Move = Pick<AdminMigration, 'opId' | 'role'>

/** Moves an account to another operator. */
export function MigrateDialog({ admin, onClose, onLeft }: AdminDialogProps) {
  const write = useAction(api.endpoints.adminMigrate, {
    errorDialog: true,
    onDone: () => onLeft?.(),
  })
  return (
    <FormDialog<Move, { adminMigration: AdminMigration }, unknown>
      open
      title="Migrate User"
      submitLabel="Migrate user"
      write={write}
      rules={adminMigrationRules}
      initial={OPERATOR_ROLES.includes(admin.role) ? { role: admin.role } : {}}
      toArg={(move) => ({ adminMigration: { adminId: admin.userCode, ...move } })}
      onClose={onClose}
    >
      <AccountFields admin={admin} />
      <OperatorField without={admin.opId} />
      <Field
        name="role"
        label="Role at the new operator"
        help="They get the permissions of this role at the new operator."
      >
        <Select options={optionsOf(OPERATOR_ROLES, roleNames)} placeholder="Choose a role" />
      </Field>
      <p>They are signed out everywhere. Their past activity stays with the old operator.</p>
    </FormDialog>
  )
}

/** Gives another account of the same role the permissions of this one. */
export function CloneDialog({ admin, onClose }: AdminDialogProps) {
  const write = useAction(api.endpoints.adminPermissionsClone, { onTheirs: onClose })
  const [target, setTarget] = useState<Admin>()
  return (
    <FormDialog<{ targetUserId: string }, { permissionsClone: PermissionsClone }, unknown>
      open
      title="Clone Permissions"
      submitLabel="Clone permissions"
      write={write}
      rules={permissionsCloneRules}
      record={admin}
      initial={{}}
      toArg={({ targetUserId }, record) => {
        const { userCode, role, permissions } = (record as Admin) ?? admin
        return {
          permissionsClone: { sourceUserId: userCode, targetUserId, sourceRole: role, permissions },
        }
      }}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Source user', admin.nickname],
          ['Role', roleOf(admin)],
          ['Permissions', admin.permissions.length],
        ]}
      />
      <TargetField source={admin} onChoose={setTarget} />
      {target && <Difference source={admin} target={target} />}
    </FormDialog>
  )
}

interface DifferenceProps {
  readonly source: Admin
  readonly target: Admin
}

/** A key of the platform's own making has no words here. */
const titleOf = (key: string): string => permissionTexts[key as Permission]?.title ?? key

/** What the target would get and lose. */
function Difference({ source, target }: DifferenceProps) {
  const without = (some: readonly string[], others: readonly string[]) =>
    some
      .filter((each) => !others.includes(each))
      .map(titleOf)
      .sort()
  const added = without(source.permissions, target.permissions)
  const removed = without(target.permissions, source.permissions)
  if (added.length + removed.length === 0) return <p>Both already have the same permissions.</p>
  return (
    <RecordFields
      fields={[
        [`Gets (${added.length})`, added.join(', ')],
        [`Loses (${removed.length})`, removed.join(', ')],
      ]}
    />
  )
}

/** Brings an account's permissions back to those of its role. */
export function RefreshDialog({ admin, onClose }: AdminDialogProps) {
  const isSuper = useSession().user.role === 'SUPER_ADMIN'
  const write = useAction(api.endpoints.adminPermissionsRefresh, { onTheirs: onClose })
  return (
    <FormDialog<{ opId?: string }, { permissionsRefresh: PermissionsRefresh }, unknown>
      open
      title="Refresh Permissions"
      submitLabel="Refresh permissions"
      width={400}
      write={write}
      rules={permissionsRefreshRules}
      record={admin}
      initial={isSuper && admin.opId ? { opId: admin.opId } : {}}
      toArg={({ opId = admin.opId ?? undefined }, record) => {
        const { userCode, nickname, role } = (record as Admin) ?? admin
        return {
          permissionsRefresh: {
            adminId: userCode,
            targetUsername: nickname,
            roles: role,
            ...(opId && { opId }),
          },
        }
      }}
      onClose={onClose}
    >
      <div className="admins-refresh">
        <p>
          The {admin.permissions.length} permissions of “<Name text={admin.nickname} />” become
          those of the role {roleOf(admin)}.
        </p>
        {isSuper && admin.opId && <OperatorField />}
      </div>
    </FormDialog>
  )
}
