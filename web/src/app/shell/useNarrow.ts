import { NARROW, useMedia } from '@/kit/useMedia'

export const useNarrow = (): boolean => useMedia(NARROW)
