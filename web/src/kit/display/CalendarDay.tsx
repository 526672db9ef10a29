import { None } from './None'
import { readDate } from './readValue'
import { shortDay, utcTime } from './times'
import { Unreadable } from './Unreadable'
import './DateTime.css'

interface CalendarDayProps {
  /** ISO 8601 with its offset. */
  readonly at: string | null | undefined
  /** Whose day it is, not the reader's: everybody reads the same one. */
  readonly timezone: string
}

/** The day of what is a date and no time; hovering shows its instant in UTC. What is no date is shown as it came. */
export function CalendarDay({ at, timezone }: CalendarDayProps) {
  if (at === null || at === undefined || at === '') return <None />
  const instant = readDate(at)
  if (instant === null) return <Unreadable value={at} expected="a date" />
  return (
    <time className="kit-when" dateTime={at} title={utcTime(instant)}>
      {shortDay(instant, timezone)}
    </time>
  )
}
