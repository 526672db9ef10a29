import { useMemo, useState } from 'react'
import type { Clock } from '@/kit/display/clock'

/** What the platform's clock said, and when by the browser's. */
export interface Reading {
  readonly now: string
  readonly isClockFrozen?: boolean
  readonly at: number
}

/** An answer that carries the platform's clock, as RTK Query's hooks tell it. */
interface Answered {
  readonly data?: Omit<Reading, 'at'> | undefined
  readonly fulfilledTimeStamp?: number | undefined
}

/** The platform's time from its latest reading; the browser's clock only counts what passed since. */
export function platformTime({ now, isClockFrozen = false, at }: Reading, browser: number): number {
  return Date.parse(now) + (isClockFrozen ? 0 : browser - at)
}

/** The latest reading among the answers; a call that fails leaves it as it was. */
function useReading(answers: readonly Answered[]): Reading | null {
  const [kept, setKept] = useState<Reading | null>(null)
  let latest = kept
  for (const { data, fulfilledTimeStamp: at } of answers) {
    if (data && at !== undefined && at > (latest?.at ?? 0)) latest = { ...data, at }
  }
  if (latest !== kept) setKept(latest)
  return latest
}

export function usePlatformClock(timezone: string, ...answers: readonly Answered[]): Clock {
  const reading = useReading(answers)
  return useMemo(
    () => ({
      timezone,
      now: () => (reading ? platformTime(reading, Date.now()) : Date.now()),
    }),
    [reading, timezone],
  )
}
