import { dayOf, endOf as endOfDay, startOf as startOfDay } from '../display/days'

/** Spans up to now, and whole days that are over, that lists are often narrowed to. */
export const PERIODS = [
  'LAST_10_MINUTES',
  'LAST_1_HOUR',
  'TODAY',
  'YESTERDAY',
  'LAST_3_DAYS',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
] as const
export type Period = (typeof PERIODS)[number]

export const periodLabels: Record<Period, string> = {
  LAST_10_MINUTES: 'Last 10 minutes',
  LAST_1_HOUR: 'Last hour',
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  LAST_3_DAYS: 'Last 3 days',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

interface Bounds {
  readonly from: string
  /** Null where it goes up to now. */
  readonly to: string | null
}

/**
 * The instants between which a period lies; days and months begin and end as the time zone has them. The last 3 days are
 * today and the two days before it.
 */
export function boundsOfPeriod(period: Period, now: number, timezone: string): Bounds {
  const today = dayOf(now, timezone)
  const ago = (ms: number) => ({ from: new Date(now - ms).toISOString(), to: null })
  const since = (day: string) => ({ from: startOfDay(day, timezone), to: null })
  const whole = (first: string, last: string) => ({
    from: startOfDay(first, timezone),
    to: endOfDay(last, timezone),
  })
  switch (period) {
    case 'LAST_10_MINUTES':
      return ago(10 * MINUTE_MS)
    case 'LAST_1_HOUR':
      return ago(60 * MINUTE_MS)
    case 'TODAY':
      return since(today)
    case 'YESTERDAY':
      return whole(before(today, 1), before(today, 1))
    case 'LAST_3_DAYS':
      return since(before(today, 2))
    case 'LAST_7_DAYS':
      return since(before(today, 6))
    case 'LAST_30_DAYS':
      return since(before(today, 29))
    case 'THIS_MONTH':
      return since(`${today.slice(0, 7)}-01`)
    case 'LAST_MONTH': {
      const last = before(`${today.slice(0, 7)}-01`, 1)
      return whole(`${last.slice(0, 7)}-01`, last)
    }
  }
}
