import type { ApiError } from './answer'

const HEADER = 'X-Session-User'

type Listener = () => void

const listeners = new Set<Listener>()
let user: string | null = null
let isAnothers = false

/** Whom the page is drawn for, as a call of it says: the console refuses it once another user is signed in. */
export const sessionUserHeader = (): Readonly<Record<string, string>> =>
  user === null ? {} : { [HEADER]: user }

/** Whether another user is signed in by now: nothing is sent from this page any more. */
export const hasSessionChanged = (): boolean => isAnothers

export function tellSessionChanged(): void {
  isAnothers = true
  for (const listener of listeners) listener()
}

/** Learns from an answer whom the page is drawn for; from each later one, whether they are still signed in. */
export function noteSessionUser(headers: Headers, error: ApiError | null): void {
  const named = headers.get(HEADER)
  const isOther = user !== null && named !== null && named !== user
  if (isOther || error?.kind === 'sessionChanged') tellSessionChanged()
  else user = named ?? user
}

/** Calls `listener` once another user is signed in than the page is drawn for; the answer unsubscribes. */
export function onSessionChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The page is drawn for nobody yet. */
export function forgetSessionUser(): void {
  user = null
  isAnothers = false
}
