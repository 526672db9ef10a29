import { useCallback, useEffect, useRef } from 'react'

/** A handler that keeps its identity and does what its latest version does. Not for use while drawing. */
export function useEventCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
