type Listener = () => void

const listeners = new Set<Listener>()

/** A call found the console or the platform away. */
export function tellAway(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever a call finds nobody there; the answer unsubscribes. */
export function onAway(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
