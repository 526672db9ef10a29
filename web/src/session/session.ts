import { createContext, useContext } from 'react'
import type { Permission } from '@/api/gen/shared/enums'
import type { MeAnswer } from '@/api/gen/users/endpoints'

export type Session = MeAnswer

export const SessionContext = createContext<Session | null>(null)

/** Whether the session has ended and waits to be renewed: nothing is polled meanwhile. */
export const SessionEndedContext = createContext(false)

export const useSessionEnded = (): boolean => useContext(SessionEndedContext)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside the session')
  return session
}

export function useCan(permission: Permission): boolean {
  return useSession().user.permissions.includes(permission)
}
