import { createContext, useContext } from 'react'
import type { Me, OperatorOption } from '@/api/gen/endpoints'

export type Role = Me['role']
export type Level = 'PLATFORM' | 'OPERATOR' | 'BRAND' | 'AFFILIATE'

export type Session = { user: Me; operators: OperatorOption[] }

const PLATFORM_ROLES: ReadonlySet<Role> = new Set<Role>(['SUPER_ADMIN', 'ADMIN', 'DEV_OPS'])
const PLATFORM_ADMINS: ReadonlySet<Role> = new Set<Role>(['SUPER_ADMIN', 'ADMIN'])

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside the session')
  return session
}

/** Where a user stands: over all operators, at one, at a brand of it, or beside it. */
export function levelOf(user: Pick<Me, 'role' | 'parentOpId'>): Level {
  if (PLATFORM_ROLES.has(user.role)) return 'PLATFORM'
  if (user.role === 'AFFILIATE') return 'AFFILIATE'
  return user.parentOpId ? 'BRAND' : 'OPERATOR'
}

export const isPlatformAdmin = (user: Pick<Me, 'role'>): boolean => PLATFORM_ADMINS.has(user.role)

export function useCan(permission: string): boolean {
  return useSession().user.permissions.includes(permission)
}
