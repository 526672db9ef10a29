import type { Level, Role } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'

/** Staff of the platform who run it, beside its developers. */
export const PLATFORM_ADMINS: readonly Role[] = ['SUPER_ADMIN', 'ADMIN']
export const OPERATOR_ROLES: readonly Role[] = ['OPERATOR_ADMIN', 'OPERATOR_MANAGER']

export const isPlatformAdmin = (role: Role): boolean => PLATFORM_ADMINS.includes(role)

/** The levels that users of a role stand at. */
export function levelsOf(role: Role): readonly Level[] {
  if (OPERATOR_ROLES.includes(role)) return ['OPERATOR', 'BRAND']
  return role === 'AFFILIATE' ? ['AFFILIATE'] : ['PLATFORM']
}

/** Where a user stands: over all operators, at one, at a brand of it, or beside it. */
export function levelOf({ role, parentOpId }: Pick<Me, 'role' | 'parentOpId'>): Level {
  const [level = 'PLATFORM'] = levelsOf(role)
  return level === 'OPERATOR' && parentOpId ? 'BRAND' : level
}
