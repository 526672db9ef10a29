import { dayOf, endOf, instantAt, instantsOf, localTime, OFFSET, startOf } from '../display/days'
import { dayProblem, dayText, readDay } from './readDay'
import { plainText } from './readNumber'

/** Which end of a period a text means: a day, or a minute of it, from its start or up to its end. */
type Edge = 'start' | 'end'

/** What a text in the field of a period's end means: nothing, an instant, or why it cannot be read. */
export type MomentReading =
  | { readonly state: 'empty' }
  | { readonly state: 'moment'; readonly day: string; readonly at: string }
  | { readonly state: 'unreadable'; readonly problem: string }

interface Context {
  readonly edge: Edge
  readonly timezone: string
  /** The day of the user, for the days that are named by it; the day of a time alone. */
  readonly today: string
}

const NO_SUCH_TIME = 'Enter a time from 00:00 to 23:59.'
const MINUTE_MS = 60_000
const TIME =
  /(?:^|,?\s|T)(?<hours>\d{1,2}):(?<minutes>\d\d)(?:\s?(?<half>am|pm))?(?:\s?(?:UTC)?(?<offset>[+-]\d\d:\d\d))?$/i

function clockOf({ hours = '', minutes = '', half }: Partial<Record<string, string>>) {
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return null
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour
  return `${String(ofDay).padStart(2, '0')}:${minutes}`
}

/** The instant at which a minute starts or ends; of one that the clock shows twice, all that is within the period. */
function instantOfMinute(local: string, { edge, timezone }: Context): string {
  const at = OFFSET.test(local)
    ? undefined
    : instantsOf(local, timezone).at(edge === 'end' ? -1 : 0)
  const start = at ?? Date.parse(instantAt(local, timezone))
  return new Date(edge === 'end' ? start + MINUTE_MS - 1 : start).toISOString()
}

/** What a text means: a day in any usual way of writing, and a time after it where that is wanted to the minute. */
export function readMoment(text: string, context: Context): MomentReading {
  const plain = plainText(text)
  const time = TIME.exec(plain)
  const clock = time?.groups && clockOf(time.groups)
  if (time && !clock) return { state: 'unreadable', problem: NO_SUCH_TIME }
  const written = time ? plain.slice(0, time.index) || 'today' : plain
  const reading = readDay(written, context.today)
  if (reading.state !== 'day') return reading
  const { day } = reading
  if (clock) {
    const at = instantOfMinute(`${day}T${clock}${time?.groups?.['offset'] ?? ''}`, context)
    return { state: 'moment', day, at }
  }
  const instantOf = context.edge === 'start' ? startOf : endOf
  return { state: 'moment', day, at: instantOf(day, context.timezone) }
}

/** What a text in a field of a time means: a minute of the user's clock as `2026-11-01T14:05`. */
type LocalReading =
  | { readonly state: 'empty' }
  | { readonly state: 'local'; readonly local: string }
  | { readonly state: 'unreadable'; readonly problem: string }

/** What a text means: a day in any usual way of writing and a time after it, or that day's first minute. */
export function readLocal(text: string, today: string): LocalReading {
  const plain = plainText(text)
  const time = TIME.exec(plain)
  const clock = time?.groups ? clockOf(time.groups) : '00:00'
  if (!clock) return { state: 'unreadable', problem: NO_SUCH_TIME }
  const reading = readDay(time ? plain.slice(0, time.index) || 'today' : plain, today)
  return reading.state === 'day' ? { state: 'local', local: `${reading.day}T${clock}` } : reading
}

/** `01 Nov 2026 14:05` for `2026-11-01T14:05`; empty for none. */
export const localText = (local: string): string => {
  const [day, clock] = local.split('T')
  return [dayText(day), clock].filter(Boolean).join(' ')
}

/** `01 Nov 2026 14:05`, or the day alone where the instant is the edge of it; empty for none. */
export function momentText(at: string | null, { edge, timezone }: Context): string {
  const day = dayOf(Date.parse(at ?? ''), timezone)
  if (!at || !day) return ''
  const instantOf = edge === 'start' ? startOf : endOf
  if (Date.parse(instantOf(day, timezone)) === Date.parse(at)) return dayText(day)
  return `${dayText(day)} ${localTime(at, timezone).slice('2026-11-01T'.length)}`
}

/** A text with another day in it, and its time as it was. */
export function withDay(text: string, day: string): string {
  const time = TIME.exec(plainText(text))
  return [dayText(day), time?.[0].replace(/^,?\s|^T/i, '')].filter(Boolean).join(' ')
}

/** Why what was read cannot be an end of the period, whose other end is `bound`; null where it can. */
export function momentProblem(
  reading: MomentReading,
  bound: string | undefined,
  { edge, timezone, today }: Context,
): string | null {
  if (reading.state !== 'moment') return reading.state === 'unreadable' ? reading.problem : null
  const limit = dayOf(Date.parse(bound ?? ''), timezone)
  if (!bound || !limit) return null
  const ofDay = dayProblem(
    { state: 'day', day: reading.day },
    edge === 'start' ? { latest: limit } : { earliest: limit },
  )
  if (ofDay) return ofDay
  const past = Date.parse(reading.at) - Date.parse(bound)
  if (edge === 'start' ? past <= 0 : past >= 0) return null
  const other = momentText(bound, { edge: edge === 'start' ? 'end' : 'start', timezone, today })
  return edge === 'start' ? `Choose a time up to ${other}.` : `Choose a time from ${other} on.`
}
