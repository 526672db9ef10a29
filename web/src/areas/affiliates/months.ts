import Big from 'big.js'
import type { AffiliateReportRow } from '@/api/gen/affiliates/endpoints'
import { monthNameValues } from '@/api/gen/shared/enums'
import type { NamedPeriod } from '@/areas/billing_v1'
import { rawText, readDate, readNumber } from '@/kit/display/readValue'

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const titled = (format: Intl.DateTimeFormat, at: string): string => {
  const instant = readDate(at)
  return instant === null ? rawText(at) : format.format(instant)
}

/** `October 2026`, the month (UTC) of an instant. */
export const titleOfMonth = (at: string): string => titled(monthFormat, at)

/** The same of a month that is written `2026-10`. */
export const titleOfCode = (code: string): string =>
  readDate(`${code}-01`) === null ? rawText(code) : titleOfMonth(`${code}-01`)

/** `1 December 2026`, the day (UTC) of an instant. */
export const titleOfDay = (at: string): string => titled(dayFormat, at)

/** A span of time as reports take it, both ends included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** The months (UTC) from one to another, counted from that of `now`: −1 is the one before. */
export function monthsAround(now: number, first: number, last: number): Span {
  const date = new Date(now)
  const startOf = (step: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step)
  return {
    from: new Date(startOf(first)).toISOString(),
    to: new Date(startOf(last + 1) - 1).toISOString(),
  }
}

/** The month (UTC) that begins at an instant. */
export const monthAt = (at: string): Span => monthsAround(readDate(at) ?? 0, 0, 0)

/** The month (UTC) of a record. */
export const monthNamed = ({ month, year }: NamedPeriod): Span =>
  monthsAround(Date.UTC(year, Math.max(0, monthNameValues.indexOf(month))), 0, 0)

export type Figure = Exclude<keyof AffiliateReportRow, 'timeStamp'>

export interface Figures extends Readonly<Record<Figure, number>> {}

const NAMES: readonly Figure[] = [
  'totalBetAmountInUSD',
  'totalBetCount',
  'totalPlInUSD',
  'signups',
  'totalFtdCount',
]

/** What the months come to together. */
export function totalOf(rows: readonly AffiliateReportRow[]): Figures {
  const sum = (name: Figure) =>
    rows.reduce((total, row) => total.plus(readNumber(row[name]) ?? 0), new Big(0)).toNumber()
  return Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as unknown as Figures
}
