import { useMemo } from 'react'
import { isAbsent } from '@/api/absent'
import type { OperationId } from '@/api/gen/meta'
import type { Permission, Role } from '@/api/gen/shared/enums'
import { useCurrentUser } from './currentUser'

/** What only some users are offered: those with the permission, of these roles. */
export interface Permitted {
  readonly permission?: Permission
  readonly roles?: readonly Role[]
  /** The call that it leads to: not offered where the platform lacks it. */
  readonly operation?: OperationId
}

/** Those that this user may have at all; the others are not shown. */
export function usePermitted<Some extends Permitted>(items: readonly Some[]): readonly Some[] {
  const { role, permissions } = useCurrentUser()
  return useMemo(
    () =>
      items.filter(
        ({ permission, roles, operation }) =>
          (!operation || !isAbsent(operation)) &&
          (!permission || permissions.includes(permission)) &&
          (!roles || roles.includes(role)),
      ),
    [items, permissions, role],
  )
}
