/** In how many seconds the session ends: unused, and in any case. */
interface SessionLeft {
  readonly idle: number
  readonly max: number
}

type Listener = (left: SessionLeft) => void

const FORMAT = /^idle=(\d+), max=(\d+)$/
const listeners = new Set<Listener>()

/** Passes on what an answer's `X-Session-Left` says, if it has one. */
export function tellSessionLeft(header: string | null): void {
  const found = FORMAT.exec(header ?? '')
  if (!found) return
  const left = { idle: Number(found[1]), max: Number(found[2]) }
  for (const listener of listeners) listener(left)
}

/** Calls `listener` with what each answer says of the session; the answer unsubscribes. */
export function onSessionLeft(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
