import { useCallback, useSyncExternalStore } from 'react'

/** Of a telephone, as the style sheets have it. */
export const PHONE = '(max-width: 480px)'

/** A telephone, or a window as narrow as one: the frame's CSS folds at the same width. */
export const NARROW = '(max-width: 760px)'

/** Whether the window is as a media query says. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
