import { type ReactNode, useMemo } from 'react'
import { CurrentUserContext } from '@/kit/currentUser'
import { useGlobalFilters } from './operator'
import { type Session, SessionContext, SessionEndedContext } from './session'

/** The page that tells users what is open to them. */
export const ACCESS_PATH = '/user/access'

interface SessionProviderProps {
  readonly session: Session
  /** It has ended and waits to be renewed. */
  readonly hasEnded?: boolean
  readonly children: ReactNode
}

/** Who is signed in, for all below: the areas read the session, the building blocks what they need of it. */
export function SessionProvider({ session, hasEnded = false, children }: SessionProviderProps) {
  const { userCode, role, permissions } = session.user
  const listScope = JSON.stringify(useGlobalFilters())
  const user = useMemo(
    () => ({ userCode, role, permissions, accessPath: ACCESS_PATH, listScope }),
    [userCode, role, permissions, listScope],
  )
  return (
    <SessionContext value={session}>
      <SessionEndedContext value={hasEnded}>
        <CurrentUserContext value={user}>{children}</CurrentUserContext>
      </SessionEndedContext>
    </SessionContext>
  )
}
