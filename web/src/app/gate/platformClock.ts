import { useMemo, useState } from 'react'
import type { Clock } from '@/kit/display/clock'
import { readDate, readTimezone } from '@/kit/display/readValue'

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
  const read = readDate(now)
  return read === null ? browser : read + (isClockFrozen === true ? 0 : browser - at)
}

/** The latest reading among the answers; a call that fails, or tells no date, leaves it as it was. */
function useReading(answers: readonly Answered[]): Reading | null {
  const [kept, setKept] = useState<Reading | null>(null)
  let latest = kept
  for (const { data, fulfilledTimeStamp: at } of answers) {
    const isNewer = at !== undefined && at > (latest?.at ?? 0)
    if (isNewer && data && readDate(data.now) !== null) latest = { ...data, at }
  }
  if (latest !== kept) setKept(latest)
  return latest
}

export function usePlatformClock(timezone: string, ...answers: readonly Answered[]): Clock {
  const reading = useReading(answers)
  return useMemo(
    () => ({
      timezone: readTimezone(timezone) ?? 'UTC',
      now: () => (reading ? platformTime(reading, Date.now()) : Date.now()),
    }),
    [reading, timezone],
  )
}
