import { createContext, useContext } from 'react'
import type { Me, MeAnswer } from '@/api/gen/endpoints'
import type { Level, Permission, Role } from '@/api/gen/enums'

export type Session = MeAnswer

const PLATFORM_ROLES: ReadonlySet<Role> = new Set<Role>(['SUPER_ADMIN', 'ADMIN', 'DEV_OPS'])

export const SessionContext = createContext<Session | null>(null)

/** Whether the session has ended and waits to be renewed: nothing is polled meanwhile. */
export const SessionEndedContext = createContext(false)

export const useSessionEnded = (): boolean => useContext(SessionEndedContext)

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

export function useCan(permission: Permission): boolean {
  return useSession().user.permissions.includes(permission)
}
