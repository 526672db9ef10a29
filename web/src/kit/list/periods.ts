import { dayOf, startOf as startOfDay } from '../display/days'

/** Spans up to now that lists are often narrowed to. */
export const TIME_PERIODS = [
  'LAST_10_MINUTES',
  'LAST_1_HOUR',
  'TODAY',
  'LAST_3_DAYS',
  'THIS_MONTH',
] as const
export type TimePeriod = (typeof TIME_PERIODS)[number]

export const periodLabels: Record<TimePeriod, string> = {
  LAST_10_MINUTES: 'Last 10 minutes',
  LAST_1_HOUR: 'Last hour',
  TODAY: 'Today',
  LAST_3_DAYS: 'Last 3 days',
  THIS_MONTH: 'This month',
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/**
 * The instant at which a period up to `now` starts; days and months begin as the time zone has them. The last 3 days
 * are today and the two days before it.
 */
export function startOfPeriod(period: TimePeriod, now: number, timezone: string): string {
  const today = dayOf(now, timezone)
  switch (period) {
    case 'LAST_10_MINUTES':
      return new Date(now - 10 * MINUTE_MS).toISOString()
    case 'LAST_1_HOUR':
      return new Date(now - 60 * MINUTE_MS).toISOString()
    case 'TODAY':
      return startOfDay(today, timezone)
    case 'LAST_3_DAYS':
      return startOfDay(before(today, 2), timezone)
    case 'THIS_MONTH':
      return startOfDay(`${today.slice(0, 7)}-01`, timezone)
  }
}
