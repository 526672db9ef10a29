import { Link } from 'react-router'
import type { Admin } from '@/api/gen/admins/endpoints'
import {
  type RoleDetails,
  type RolePermission,
  useRoleQuery,
  useRolesQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { PermissionList } from '@/areas/users'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { ACCESS_PATH } from '@/session/SessionProvider'
import { useCan } from '@/session/session'
import { roleOf } from './labels'

type Named = Pick<RolePermission, 'name' | 'title' | 'desc'>

/** What an account may do, and what it lacks of its role. */
export function AdminPermissions({ record: admin }: RecordTabProps<Admin>) {
  const template = useTemplate(admin)
  const known = new Map(
    [...(template?.permissions ?? []), ...(template?.available ?? [])].map((each) => [
      each.name,
      each,
    ]),
  )
  const held = admin.permissions.map(
    (name): Named => known.get(name) ?? { name, title: name, desc: '' },
  )
  const missing = (template?.permissions ?? []).filter(
    ({ name }) => !admin.permissions.includes(name),
  )
  return (
    <>
      <p>
        <Link to={`${ACCESS_PATH}?userCode=${encodeURIComponent(admin.userCode)}`}>
          Which pages and actions they can use, and why they cannot use the others
        </Link>
      </p>
      <p>
        {admin.hasOwnPermissions
          ? 'Changed by hand: changes of the role do not reach this account.'
          : 'As the role has them.'}
      </p>
      <PermissionList title="Allowed" permissions={held} />
      {template && (
        <PermissionList
          title={`Permissions of ${roleOf(admin)} that this account lacks`}
          permissions={missing}
        />
      )}
    </>
  )
}

/** What the account's role has where it works. */
function useTemplate({ opId, role }: Admin): RoleDetails | undefined {
  const skip = !useCan('roles_read')
  const roles = useRolesQuery({ limit: 1_000, ...(opId && { opId }) }, { skip })
  const own = roles.currentData?.items.find((each) => each.role === role && (opId || !each.opId))
  return useRoleQuery({ role: own?._id ?? '' }, { skip: !own }).currentData
}
