import type { ApiError } from './answer'

type Listener = (error: ApiError) => void

const listeners = new Set<Listener>()

export function tellSignedOut(error: ApiError): void {
  for (const listener of listeners) listener(error)
}

/** Calls `listener` whenever a call finds the session ended; the answer unsubscribes. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
