import { createContext, useContext } from 'react'
import type { Role } from '@/api/gen/shared/enums'

/** What the building blocks must know of who uses them; the session says it. */
export interface CurrentUser {
  /** Tells users apart in what this browser keeps. */
  readonly userCode: string
  readonly role: Role
  readonly permissions: readonly string[]
  /** The page that tells users what is open to them. */
  readonly accessPath: string
  /** What every list is narrowed by, beside its own filters. */
  readonly listScope: string
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext)
  if (!user) throw new Error('useCurrentUser outside the session')
  return user
}
