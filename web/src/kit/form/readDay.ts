import { plainText } from './readNumber'

/** What a text in a date's field means; a day as `2026-11-01`. */
export type DayReading =
  | { readonly state: 'empty' }
  | { readonly state: 'day'; readonly day: string }
  | { readonly state: 'unreadable'; readonly problem: string }

/** The days that may be chosen, both included. */
export interface DayLimits {
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
}

const NOT_A_DATE = 'Enter a date such as 31 Oct 2026.'
const NO_YEAR = 'Enter the year with four digits.'
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const DAY_MS = 86_400_000
const FROM_TODAY: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 }

const BETWEEN = String.raw`(?:[-/.]\s?|\s)`
const AFTER_DAY = String.raw`(?:st|nd|rd|th|\.)?`
const NAME = String.raw`(?<name>[a-z]{3,9})\.?`
/** Day before month where both are numbers; the year comes first where it has four digits. */
const WRITINGS = [
  String.raw`(?<isYearFirst>)(?<year>\d{4})${BETWEEN}(?<month>\d{1,2})${BETWEEN}(?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})${BETWEEN}(?<month>\d{1,2})(?:${BETWEEN}(?<year>\d{1,4}))?`,
  String.raw`(?<day>\d{1,2})${AFTER_DAY}[-/\s]?${NAME}(?:,?[-/\s]?(?<year>\d{1,4}))?`,
  String.raw`${NAME}[-/\s]?(?<day>\d{1,2})${AFTER_DAY}(?:,?[-/\s](?<year>\d{1,4}))?`,
  String.raw`(?<year>\d{4})[-/\s]?${NAME}[-/\s]?(?<day>\d{1,2})`,
].map((writing) => new RegExp(`^${writing}$`, 'i'))

const two = (number: number): string => String(number).padStart(2, '0')

/** `01 Nov 2026` for `2026-11-01`; empty for none. */
export function dayText(day: string | null | undefined): string {
  const [year, month, number] = day?.split('-') ?? []
  return number ? `${number} ${MONTHS[Number(month) - 1]?.slice(0, 3)} ${year}` : ''
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

function monthOf({ name = '', month = '' }: Partial<Record<string, string>>): number {
  if (!name) return Number(month)
  return MONTHS.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) + 1
}

function dayOfParts(parts: Partial<Record<string, string>>): DayReading {
  const unreadable = (problem: string): DayReading => ({ state: 'unreadable', problem })
  const [month, day] = [monthOf(parts), Number(parts['day'])]
  const name = MONTHS[month - 1]
  if (!name) {
    const order = parts['isYearFirst'] === '' ? '.' : ': the day comes first.'
    return unreadable(parts['name'] ? NOT_A_DATE : `There is no month ${month}${order}`)
  }
  const year = parts['year'] ?? ''
  if (!/^[1-9]\d{3}$/.test(year)) return unreadable(NO_YEAR)
  const most = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  if (day < 1 || day > most) return unreadable(`${name} ${year} has ${most} days.`)
  return { state: 'day', day: `${year}-${two(month)}-${two(day)}` }
}

/** What a text means; `today` is the user's, for the days that are named by it. */
export function readDay(text: string, today: string): DayReading {
  const plain = plainText(text)
  if (plain === '') return { state: 'empty' }
  const days = FROM_TODAY[plain.toLowerCase()]
  if (days !== undefined) return { state: 'day', day: daysAfter(today, days) }
  for (const writing of WRITINGS) {
    const groups = writing.exec(plain)?.groups
    if (groups) return dayOfParts(groups)
  }
  return { state: 'unreadable', problem: NOT_A_DATE }
}

export const dayIn = (reading: DayReading): string | null =>
  reading.state === 'day' ? reading.day : null

/** Why a text cannot be taken as a day within the limits; null where it can. */
export function dayProblem(reading: DayReading, { earliest, latest }: DayLimits): string | null {
  if (reading.state === 'unreadable') return reading.problem
  const day = dayIn(reading)
  if (day && earliest && day < earliest) return `Choose a day from ${dayText(earliest)} on.`
  if (day && latest && day > latest) return `Choose a day up to ${dayText(latest)}.`
  return null
}
