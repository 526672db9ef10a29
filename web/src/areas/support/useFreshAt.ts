import { useEffect } from 'react'
import { useEventCallback } from '@/kit/useEventCallback'

interface Loaded {
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

/** Reads a list again as soon as another record is open over it, or none is any more, where it is older than this. */
export function useFreshAt(
  openId: string | null,
  { fulfilledTimeStamp: at, refetch }: Loaded,
  oldestMs: number,
): void {
  const refresh = useEventCallback(() => {
    if (at !== undefined && Date.now() - at >= oldestMs) refetch()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is what it waits for
  useEffect(refresh, [openId, refresh])
}
