import { useMemo } from 'react'
import type { Permission, Role } from '@/api/gen/shared/enums'
import { useCurrentUser } from './currentUser'

/** What only some users are offered: those with the permission, of these roles. */
export interface Permitted {
  readonly permission?: Permission
  readonly roles?: readonly Role[]
}

/** Those that this user may have at all; the others are not shown. */
export function usePermitted<Some extends Permitted>(items: readonly Some[]): readonly Some[] {
  const { role, permissions } = useCurrentUser()
  return useMemo(
    () =>
      items.filter(
        ({ permission, roles }) =>
          (!permission || permissions.includes(permission)) && (!roles || roles.includes(role)),
      ),
    [items, permissions, role],
  )
}
