import { useCallback, useEffect, useRef, useState } from 'react'

/** Locked for `ms` from each call of `lock`. */
export function useLock(ms: number): [locked: boolean, lock: () => void] {
  const [locked, setLocked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const lock = useCallback(() => {
    setLocked(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(setLocked, ms, false)
  }, [ms])
  return [locked, lock]
}
