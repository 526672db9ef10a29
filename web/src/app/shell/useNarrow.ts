import { useMedia } from '@/kit/useMedia'

/** A telephone, or a window as narrow as one: the frame's CSS folds at the same width. */
const NARROW = '(max-width: 760px)'

export const useNarrow = (): boolean => useMedia(NARROW)
