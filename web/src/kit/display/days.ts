import { readDate, readTimezone } from './readValue'

const DAY_MS = 86_400_000

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

/** An instant as a clock on the wall shows it in the time zone: `2026-03-07T14:05`; empty for what is none. */
export function localTime(at: string, timezone: string): string {
  const instant = readDate(at)
  return instant === null ? '' : wallTime(instant, timezone).slice(0, 16).replace(' ', 'T')
}

/** The instant at which a clock on the wall shows this in the time zone. */
export function instantAt(local: string, timezone: string): string {
  const utc = Date.parse(`${local}Z`)
  const near = utc - offset(utc, timezone)
  return new Date(utc - offset(near, timezone)).toISOString()
}

/** The instant at which a day begins in the time zone. */
export const startOf = (day: string, timezone: string): string =>
  instantAt(`${day}T00:00`, timezone)

/** The last instant of a day in the time zone. */
export function endOf(day: string, timezone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return new Date(Date.parse(startOf(next, timezone)) - 1).toISOString()
}

/** Whether the `month` of a year, 1 to 12, is over (UTC) at this moment. */
export const hasEnded = (year: number, month: number, now: number): boolean =>
  Date.UTC(year, month) <= now
