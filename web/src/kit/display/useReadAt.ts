import { useClock } from './clock'
import { shortTime } from './times'

interface Answered {
  /** By the browser's clock. */
  readonly fulfilledTimeStamp?: number | undefined
}

/** When the platform told what a call gave, in words; null before it did. */
export function useReadAt({ fulfilledTimeStamp: at }: Answered): string | null {
  const { timezone, now } = useClock()
  return at === undefined ? null : shortTime(now() - (Date.now() - at), timezone)
}
