import { useMemo } from 'react'
import type { Clock } from '@/kit/clock'

interface Reading {
  /** What the platform's clock said. */
  readonly now: string
  readonly isClockFrozen?: boolean
  /** When it said so, by the browser's clock. */
  readonly at: number
}

/** The platform's time from its latest reading; the browser's clock only counts what passed since. */
export function platformTime({ now, isClockFrozen = false, at }: Reading, browser: number): number {
  return Date.parse(now) + (isClockFrozen ? 0 : browser - at)
}

export function usePlatformClock(reading: Reading | null, timezone: string): Clock {
  return useMemo(
    () => ({
      timezone,
      now: () => (reading ? platformTime(reading, Date.now()) : Date.now()),
    }),
    [reading, timezone],
  )
}
