import { useState } from 'react'

interface Neighbours {
  readonly previous: string | null
  readonly next: string | null
}

/**
 * The keys before and after the open one. One that was answered leaves its queue: the next is then what took its place,
 * and after the last one the first, so that the way on is never lost.
 */
export function useKeptPlace(keys: readonly string[], open: string | null): Neighbours {
  const [kept, setKept] = useState<{ key: string; at: number } | null>(null)
  const at = open === null ? -1 : keys.indexOf(open)
  if (open !== null && at >= 0 && (kept?.key !== open || kept.at !== at)) {
    setKept({ key: open, at })
  }
  const place = at >= 0 ? at : kept?.key === open ? kept.at : null
  if (place === null) return { previous: null, next: null }
  return {
    previous: keys[Math.min(place, keys.length) - 1] ?? null,
    next: (at >= 0 ? keys[place + 1] : (keys[place] ?? keys[0])) ?? null,
  }
}
