import { defaultPermissions } from '@/api/gen/access'
import type { Admin } from '@/api/gen/admins/endpoints'
import type { RoleTemplate } from '@/api/gen/roles_permissions/endpoints'
import { roleValues } from '@/api/gen/shared/enums'
import type { Me, OperatorOption } from '@/api/gen/shared/types'
import { levelNames, roleNames } from '@/session/roleNames'
import { levelOf, levelsOf } from '@/session/roles'
import type { Subject } from './denial'

/** A subject, with what a person calls it. */
export interface NamedSubject extends Subject {
  readonly name: string
  readonly tenants: string
}

/** A role's places, as a choice names them: `ADMIN`, or `OPERATOR_ADMIN:BRAND` where there are several. */
export const roleChoices = roleValues.flatMap((role) =>
  levelsOf(role).map((level) => ({
    value: levelsOf(role).length > 1 ? `${role}:${level}` : role,
    label:
      levelsOf(role).length > 1 ? `${roleNames[role]} (${levelNames[level]})` : roleNames[role],
  })),
)

type Template = Pick<RoleTemplate, 'permissions' | 'closedMenuItems'>

/** What users of a role have by its template, without one what the role begins with; null for what is no role. */
export function roleSubject(choice: string, template?: Template): NamedSubject | null {
  const known = roleChoices.find(({ value }) => value === choice)
  const role = roleValues.find((each) => each === choice.split(':')[0])
  if (!known || !role) return null
  const levels = levelsOf(role)
  const level = levels.find((each) => choice.endsWith(`:${each}`)) ?? levels[0] ?? 'PLATFORM'
  return {
    name: known.label,
    role,
    level,
    permissions: template
      ? Object.keys(template.permissions).filter((key) => template.permissions[key])
      : defaultPermissions[role],
    closedMenuItems: template?.closedMenuItems,
    tenants:
      level === 'PLATFORM' ? 'Every operator and brand' : `Their own ${levelNames[level]} only`,
  }
}

/** A user as they are now. */
export function userSubject(
  user: Pick<
    Me | Admin,
    'nickname' | 'role' | 'opId' | 'parentOpId' | 'permissions' | 'closedMenuItems'
  >,
  operators: readonly OperatorOption[],
): NamedSubject {
  const level = levelOf(user)
  const own = operators.filter(
    ({ opId, parentOpId }) =>
      opId === user.opId || (level === 'OPERATOR' && parentOpId === user.opId),
  )
  return {
    name: user.nickname,
    role: user.role,
    level,
    permissions: user.permissions,
    closedMenuItems: user.closedMenuItems,
    tenants:
      level === 'PLATFORM'
        ? 'Every operator and brand'
        : own.map(({ title }) => title).join(', ') || (user.opId ?? 'None'),
  }
}
