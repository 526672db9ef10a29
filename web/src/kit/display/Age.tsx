import { ageOf, latenessOf } from './age'
import { useClock } from './clock'
import { None } from './None'
import { readDate } from './readValue'
import { utcTime } from './times'
import { Unreadable } from './Unreadable'
import './Age.css'

interface AgeProps {
  /** ISO 8601 with its offset; null for what waits no longer. */
  readonly since: string | null
}

/** For how long a record of a queue has waited: amber from a day on, red from three. */
export function Age({ since }: AgeProps) {
  const { now } = useClock()
  if (since === null) return <None />
  const instant = readDate(since)
  if (instant === null) return <Unreadable value={since} expected="a date" />
  const waited = now() - instant
  return (
    <span className="kit-age" data-tone={latenessOf(waited)} title={`Since ${utcTime(instant)}`}>
      {ageOf(waited)}
    </span>
  )
}
