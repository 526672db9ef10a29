import { useSyncExternalStore } from 'react'

/** A telephone, or a window as narrow as one: the frame's CSS folds at the same width. */
const NARROW = '(max-width: 760px)'

function subscribe(listener: () => void): () => void {
  const width = matchMedia(NARROW)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
