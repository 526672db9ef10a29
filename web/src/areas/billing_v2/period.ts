import { joined } from '@/kit/display/None'

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

export interface Period {
  readonly month: number
  readonly year: number
}

const monthName = (month: number): string => monthFormat.format(new Date(Date.UTC(2024, month - 1)))

export const periodName = ({ month, year }: Period): string => joined([monthName(month), year])

export const months: readonly { value: number; label: string }[] = Array.from(
  { length: 12 },
  (_each, index) => ({ value: index + 1, label: monthName(index + 1) }),
)

/** The month before the platform's present one (UTC), with the year it belongs to. */
export function previousMonth(now: number): Period {
  const today = new Date(now)
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1))
  return { month: first.getUTCMonth() + 1, year: first.getUTCFullYear() }
}

export const thisYear = (now: number): number => new Date(now).getUTCFullYear()

/** The latest first. */
export function yearsFrom(first: number, now: number): { value: number; label: string }[] {
  const count = Math.max(1, thisYear(now) - first + 1)
  return Array.from({ length: count }, (_each, index) => {
    const year = thisYear(now) - index
    return { value: year, label: String(year) }
  })
}
