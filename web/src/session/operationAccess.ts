import { type OperationAccess, type OperationId, operations } from '@/api/gen/meta'
import { levelOf } from './roles'
import { useSession } from './session'

/**
 * Whether a call stands open to users of this role and level at all; a permission of their own may
 * still be missing. What it does not stand open to is not shown.
 */
export function useOperationAccess(): (id: OperationId) => boolean {
  const { user } = useSession()
  return (id) => {
    const { roles, levels }: OperationAccess = operations[id]
    return roles.includes(user.role) && levels.includes(levelOf(user))
  }
}
