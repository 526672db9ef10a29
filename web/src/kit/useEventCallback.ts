import { useCallback, useEffect, useRef } from 'react'

/** A handler that keeps its identity and does what its latest version does. Not for use while drawing. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
