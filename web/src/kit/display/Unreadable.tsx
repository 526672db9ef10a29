import { personText } from './personText'
import { rawText } from './readValue'
import './Unreadable.css'

interface UnreadableProps {
  readonly value: unknown
  /** What it should be: `a date`. */
  readonly expected: string
}

/** A value of the platform's that is not what it should be: as it came, with a mark. */
export function Unreadable({ value, expected }: UnreadableProps) {
  return (
    <span className="kit-unreadable" title={`Not ${expected}: shown as the platform sent it.`}>
      <span aria-hidden="true">⚠ </span>
      <bdi>{personText(rawText(value))}</bdi>
    </span>
  )
}
