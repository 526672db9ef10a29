import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A part that is drawn once the rest was painted, or at once by `drawNow`. */
export function useDrawnNext() {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return { isDrawn, drawNow: () => flushSync(() => setDrawn(true)) }
}
