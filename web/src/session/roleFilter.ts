import type { Role } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { roleNames } from './roleNames'
import { isPlatformAdmin, OPERATOR_ROLES, PLATFORM_ADMINS } from './roles'

/** The roles that a list of staff or of their acts is filtered by; one that a link asks for is offered, too. */
export function roleFilterOptions(user: Role, chosen?: Role | null) {
  const offered = isPlatformAdmin(user) ? [...PLATFORM_ADMINS, ...OPERATOR_ROLES] : OPERATOR_ROLES
  const roles = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered
  return optionsOf(roles, roleNames)
}
