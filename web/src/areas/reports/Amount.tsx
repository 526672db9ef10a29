import { Money } from '@/kit/display/Money'
import { changeInPercent, exactly, shownAs } from './amounts'
import type { Measure } from './measures'

interface AmountProps {
  readonly measure: Measure
  readonly value: number
  readonly isRounded?: boolean
  /** Said below it on hover. */
  readonly note?: string | undefined
}

/** A figure in its unit, exact on hover. */
export function Amount({ measure, value, isRounded = false, note }: AmountProps) {
  if (measure.unit === 'usd') return <Money amount={value} places={isRounded ? 0 : 2} note={note} />
  const exact = exactly(measure, value)
  return (
    <span title={note ? `${exact}\n${note}` : exact}>{shownAs(measure, value, isRounded)}</span>
  )
}

interface DifferenceProps {
  readonly measure: Measure
  readonly now: number
  readonly before: number
}

/** By how much a figure changed, and in per cent. */
export function Difference({ measure, now, before }: DifferenceProps) {
  const percent = changeInPercent(now, before)
  return (
    <>
      {now > before && '+'}
      <Amount measure={measure} value={now - before} />
      {percent && ` (${percent})`}
    </>
  )
}
