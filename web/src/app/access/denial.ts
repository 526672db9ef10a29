import { NOT_OFFERED } from '@/api/absent'
import { permissionTitle } from '@/api/gen/permissions'
import { type Level, levelValues, type Permission, type Role } from '@/api/gen/shared/enums'
import { levelNames, roleNames } from '@/session/roleNames'

/** Whom it is asked about: a user, or what every user of a role begins with. */
export interface Subject {
  readonly role: Role
  readonly level: Level
  readonly permissions: readonly string[]
  /** Pages, by path, that the platform leaves out of the menu for want of a permission of its own. */
  readonly closedMenuItems?: readonly string[] | null | undefined
  /** Whoever looks. */
  readonly isOneself?: boolean
}

/** What a page or an action asks for. */
export interface Requirement {
  readonly roles: readonly Role[]
  readonly levels: readonly Level[]
  readonly permission?: Permission | null | undefined
}

/** Why something is closed: by the platform, which lacks it, by the role, by where the user stands, or for want of a permission. */
export interface Denial {
  readonly by: 'platform' | 'role' | 'level' | 'permission' | 'menu'
  readonly reason: string
}

export const NOT_THERE: Denial = { by: 'platform', reason: NOT_OFFERED }

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nobody') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Null where it is open. The first of role, level and permission that is in the way. */
export function denialFor(subject: Subject, asked: Requirement): Denial | null {
  const { roles, levels, permission } = asked
  if (!roles.includes(subject.role)) {
    const names = listed(roles.map((role) => roleNames[role]))
    return {
      by: 'role',
      reason: `${subject.isOneself ? 'Your' : 'The'} role has no access: it is only open to ${names}.`,
    }
  }
  if (!levels.includes(subject.level)) {
    const places = listed(
      levelValues.filter((level) => levels.includes(level)).map((level) => levelNames[level]),
    )
    return {
      by: 'level',
      reason: `Only available at ${places} level, not at ${levelNames[subject.level]} level.`,
    }
  }
  if (permission && !subject.permissions.includes(permission))
    return {
      by: 'permission',
      reason: `Requires the permission “${permissionTitle(permission)}”.`,
    }
  return null
}
