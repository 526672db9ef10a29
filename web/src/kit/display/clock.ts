import { createContext, useContext } from 'react'

export interface Clock {
  /** The user's IANA time zone. */
  readonly timezone: string
  /** The platform's time in milliseconds since 1970. */
  readonly now: () => number
}

export const ClockContext = createContext<Clock | null>(null)

export function useClock(): Clock {
  const clock = useContext(ClockContext)
  if (!clock) throw new Error('useClock outside the clock')
  return clock
}
