import { useEffect, useState } from 'react'

/** Sends the focus back where it came from, should the whole dialog be taken away at once. */
export function useFocusReturn(): void {
  const [from] = useState(() => document.activeElement)
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
      }),
    [from],
  )
}
