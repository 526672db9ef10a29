import { inFull } from './decimal'
import { None } from './None'
import { readNumber } from './readValue'
import './Age.css'

interface OverdueProps {
  /** How many days ago what is owed was due; 0, or null at a platform that does not say so, where it is not overdue. */
  readonly days: number | null | undefined
  /** What stands where it is not overdue. */
  readonly otherwise?: string
}

/** For how long what is owed is overdue. */
export function Overdue({ days, otherwise }: OverdueProps) {
  const late = readNumber(days)?.toNumber()
  if (!late) return otherwise ?? <None />
  return (
    <span className="kit-age" data-tone="bad">
      {inFull(late)} {late === 1 ? 'day' : 'days'}
    </span>
  )
}
