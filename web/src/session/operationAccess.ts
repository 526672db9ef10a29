import { isAbsent } from '@/api/absent'
import { type OperationAccess, type OperationId, operations } from '@/api/gen/meta'
import type { Permission, Role } from '@/api/gen/shared/enums'
import type { PageUser } from './page'
import { levelOf } from './roles'
import { useSession } from './session'

/** Calls that want a permission. */
export type GuardedOperation = {
  [Id in OperationId]: (typeof operations)[Id]['permission'] extends Permission ? Id : never
}[OperationId]

/** What a call wants, as the contract says it. */
export const permissionOf = (id: GuardedOperation): Permission => operations[id].permission

/** Who may choose this value in a call: all who may make it, where nothing else is said. */
export function rolesOfChoice(id: OperationId, value: string): readonly Role[] {
  const { roles, choices }: OperationAccess = operations[id]
  return choices?.[value] ?? roles
}

/** Whether a call is open to this user, by role, level and permission, and the platform has it. */
export function mayCall(id: OperationId, user: PageUser): boolean {
  const { roles, levels, permission }: OperationAccess = operations[id]
  const isGranted = permission === null || user.permissions.includes(permission)
  return isGranted && !isAbsent(id) && roles.includes(user.role) && levels.includes(levelOf(user))
}

/**
 * Whether a call stands open to users of this role and level at all; a permission of their own may
 * still be missing. What it does not stand open to is not shown.
 */
export function useOperationAccess(): (id: OperationId) => boolean {
  const { user } = useSession()
  return (id) => {
    const { roles, levels }: OperationAccess = operations[id]
    return !isAbsent(id) && roles.includes(user.role) && levels.includes(levelOf(user))
  }
}
