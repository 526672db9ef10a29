import { type MonthName, monthNameValues } from '@/api/gen/shared/enums'
import { joined } from '@/kit/display/None'

export interface NamedPeriod {
  readonly month: MonthName
  readonly year: number
}

/** `October` for OCTOBER. */
const monthTitle = (month: MonthName): string => month.charAt(0) + month.slice(1).toLowerCase()

export const periodTitle = ({ month, year }: NamedPeriod): string =>
  joined([month && monthTitle(month), year])

/** `2026-10`, which sorts as it is read. */
export const periodCode = ({ month, year }: NamedPeriod): string =>
  `${year}-${String(monthNameValues.indexOf(month) + 1).padStart(2, '0')}`

export const monthNames: readonly { value: MonthName; label: string }[] = monthNameValues.map(
  (value) => ({ value, label: monthTitle(value) }),
)

/** In an address a month is its number, as on every other page. */
export const monthNumbers: readonly { value: number; label: string }[] = monthNames.map(
  ({ label }, index) => ({ value: index + 1, label }),
)

export const monthAt = (number: number | undefined): MonthName | undefined =>
  number === undefined ? undefined : monthNameValues[number - 1]

export const thisYear = (now: number): number => new Date(now).getUTCFullYear()

/** The month before the platform's present one (UTC), with the year it belongs to. */
export function previousMonth(now: number): NamedPeriod {
  const today = new Date(now)
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1))
  const month = monthNameValues[before.getUTCMonth()] ?? 'JANUARY'
  return { month, year: before.getUTCFullYear() }
}

/** The latest first. */
export function yearsFrom(first: number, now: number): { value: number; label: string }[] {
  const count = Math.max(1, thisYear(now) - first + 1)
  return Array.from({ length: count }, (_each, index) => {
    const year = thisYear(now) - index
    return { value: year, label: String(year) }
  })
}
