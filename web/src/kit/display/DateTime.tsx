import { useClock } from './clock'
import { None } from './None'
import { readDate } from './readValue'
import { relativeTime, shortTime, utcTime } from './times'
import { Unreadable } from './Unreadable'
import './DateTime.css'

interface DateTimeProps {
  /** ISO 8601 with its offset. */
  readonly at: string | null | undefined
  /** Says beside it how long ago that was. */
  readonly relative?: boolean
}

/** An instant in the user's time zone; hovering shows it in UTC. What is no date is shown as it came. */
export function DateTime({ at, relative = false }: DateTimeProps) {
  const { timezone, now } = useClock()
  if (at === null || at === undefined || at === '') return <None />
  const instant = readDate(at)
  if (instant === null) return <Unreadable value={at} expected="a date" />
  return (
    <time className="kit-when" dateTime={at} title={utcTime(instant)}>
      {shortTime(instant, timezone)}
      {relative && (
        // The dot ends a line, it never begins one.
        <>
          {'\u00a0· '}
          <span className="kit-when-ago">{relativeTime(instant, now())}</span>
        </>
      )}
    </time>
  )
}
