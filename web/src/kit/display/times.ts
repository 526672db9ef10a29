import { repeatedOffset } from './days'
import { readTimezone } from './readValue'

const NOT_A_DATE = 'Not a date'
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    ...(readTimezone(timezone)
      ? { timeZone: timezone }
      : { timeZone: 'UTC', timeZoneName: 'short' }),
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timezone, made)
  return made
}

/** Each month has three letters, so that times stand below each other. */
const written = (at: number, timezone: string): string =>
  formatOf(timezone).format(at).replace('Sept', 'Sep')

/**
 * `07 Mar 2026, 14:05` in the time zone, with the offset in an hour that the clock shows twice; in UTC, and said so,
 * where the browser does not know that one.
 */
export const shortTime = (at: number, timezone: string): string =>
  Number.isFinite(at)
    ? [written(at, timezone), repeatedOffset(at, timezone)].filter(Boolean).join(' ')
    : NOT_A_DATE

/** `07 Mar 2026` in the time zone. */
export const shortDay = (at: number, timezone: string): string =>
  shortTime(at, timezone).replace(/,.*$/, '')

/** `07 Mar 2026, 00:00 to 08 Mar 2026, 14:05`, both in the time zone. */
export const periodText = (since: string, until: string, timezone: string): string =>
  `${shortTime(Date.parse(since), timezone)} to ${shortTime(Date.parse(until), timezone)}`

/** `2026-03-07 14:05:09 UTC` */
export const utcTime = (at: number): string =>
  Number.isFinite(at)
    ? `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : NOT_A_DATE

const STEPS: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
]

/** `4 min ago`, `in 2 h`, `just now` */
export function relativeTime(at: number, now: number): string {
  if (!Number.isFinite(at)) return NOT_A_DATE
  const seconds = Math.round((now - at) / 1000)
  const step = STEPS.find(([size]) => Math.abs(seconds) >= size)
  if (!step) return 'just now'
  const text = `${Math.floor(Math.abs(seconds) / step[0])} ${step[1]}`
  return seconds > 0 ? `${text} ago` : `in ${text}`
}

const STEP = /^(\d{4}-\d\d)(-\d\d)?(?: (\d\d:\d\d))?$/

/** A step of time as dates are written: its month, its day or its hour. What is none stays as it came. */
export function stepText(title: string): string {
  const [, month, day, hour] = STEP.exec(title) ?? []
  if (!month) return title
  const at = Date.parse(`${month}${day ?? '-01'}T${hour ?? '00:00'}Z`)
  if (Number.isNaN(at)) return title
  if (hour) return shortTime(at, 'UTC')
  const text = shortDay(at, 'UTC')
  return day ? text : text.replace(/^\d+ /, '')
}
