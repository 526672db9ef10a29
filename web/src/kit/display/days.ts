import { readDate, readTimezone } from './readValue'

const DAY_MS = 86_400_000
export const OFFSET = /[+-]\d\d:\d\d$/

const formats = new Map<string, Intl.DateTimeFormat>()

function wallTime(at: number, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: readTimezone(timezone) ?? 'UTC',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  formats.set(timezone, format)
  return format.format(at)
}

const offset = (at: number, timezone: string): number =>
  Date.parse(`${wallTime(at, timezone).replace(' ', 'T')}Z`) - at

/** The day that an instant falls on in the time zone: `2026-03-07`; empty for what is no instant. */
export const dayOf = (at: number, timezone: string): string =>
  Number.isFinite(at) ? wallTime(at, timezone).slice(0, 10) : ''

/** `UTC+02:00`: how far the time zone's clocks are from UTC at an instant. */
export function offsetText(at: number, timezone: string): string {
  const minutes = Math.round(offset(at, timezone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `UTC${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/**
 * Every instant at which a clock on the wall shows this in the time zone, the earlier first: two where it was put back
 * over it, none where it was put forward over it.
 */
export function instantsOf(local: string, timezone: string): readonly number[] {
  const utc = Date.parse(`${local}Z`)
  const [before, after] = [utc - DAY_MS, utc + DAY_MS].map((near) => utc - offset(near, timezone))
  return [...new Set([before, after] as number[])]
    .filter((at) => wallTime(at, timezone).startsWith(local.replace('T', ' ')))
    .sort((one, other) => one - other)
}

const changes = new Map<string, boolean>()

/** Whether the clocks are changed within a day of this instant; known by day once it was asked for. */
function changesNear(at: number, timezone: string): boolean {
  const day = Math.floor(at / DAY_MS)
  const key = `${timezone} ${day}`
  const known = changes.get(key)
  if (known !== undefined) return known
  const found = offset((day - 1) * DAY_MS, timezone) !== offset((day + 2) * DAY_MS, timezone)
  changes.set(key, found)
  return found
}

/** `UTC+02:00` where the clock shows the time of this instant a second time; empty elsewhere. */
export function repeatedOffset(at: number, timezone: string): string {
  if (!Number.isFinite(at) || !changesNear(at, timezone)) return ''
  const shown = wallTime(at, timezone).replace(' ', 'T')
  return instantsOf(shown, timezone).length > 1 ? offsetText(at, timezone) : ''
}

/**
 * An instant as a clock on the wall shows it in the time zone: `2026-03-07T14:05`, with its offset where the clock shows
 * that twice: `2026-10-25T02:30+01:00`; empty for what is none.
 */
export function localTime(at: string, timezone: string): string {
  const instant = readDate(at)
  if (instant === null) return ''
  const shown = wallTime(instant, timezone).slice(0, 16).replace(' ', 'T')
  return `${shown}${repeatedOffset(instant, timezone).replace('UTC', '')}`
}

/** An instant with its offset in the time zone: `2026-03-07T14:05:09+01:00`. */
export const zonedTime = (at: number, timezone: string): string =>
  `${wallTime(at, timezone).replace(' ', 'T')}${offsetText(at, timezone).slice('UTC'.length)}`

/**
 * The instant at which a clock on the wall shows this in the time zone: the earlier one where that is twice and it has
 * no offset, as much later as the clock was put forward where that is never.
 */
export function instantAt(local: string, timezone: string): string {
  if (OFFSET.test(local)) return new Date(local).toISOString()
  const utc = Date.parse(`${local}Z`)
  const [first = utc - offset(utc - DAY_MS, timezone)] = instantsOf(local, timezone)
  return new Date(first).toISOString()
}

/** The instant at which a day begins in the time zone. */
export const startOf = (day: string, timezone: string): string =>
  instantAt(`${day}T00:00`, timezone)

/** The last instant of a day in the time zone. */
export function endOf(day: string, timezone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return new Date(Date.parse(startOf(next, timezone)) - 1).toISOString()
}

/** The instant of noon of a day in the time zone: what is a date, and no time, goes out as. */
export const noonOf = (day: string, timezone: string): string => instantAt(`${day}T12:00`, timezone)

/** A day as the instant of its noon; the instant `before` where the day is still its own, or none was chosen. */
export function instantOfDay(
  day: string | null | undefined,
  timezone: string,
  before?: string,
): string | undefined {
  if (!day || (before && dayOf(Date.parse(before), timezone) === day)) return before
  return noonOf(day, timezone)
}

/** Whether the `month` of a year, 1 to 12, is over (UTC) at this moment. */
export const hasEnded = (year: number, month: number, now: number): boolean =>
  Date.UTC(year, month) <= now
