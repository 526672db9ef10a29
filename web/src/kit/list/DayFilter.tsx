import { type KeyboardEvent, useEffect, useState } from 'react'
import { useClock } from '../display/clock'
import { dayOf } from '../display/days'
import { DayPicker } from '../form/DayPicker'
import { dayText } from '../form/readDay'
import { momentProblem, momentText, readMoment, withDay } from '../form/readMoment'

const HINT = 'A time may follow the day: 31 Oct 2026 14:05'
/** What a time takes beside the day. */
const TIME_WIDTH = 44

export interface DayFilterProps {
  readonly label: string
  readonly width: number
  readonly id?: string
  /** The instant at which the chosen day starts or ends; none of the two may pass the other. */
  readonly value: string | undefined
  readonly edge: 'start' | 'end'
  readonly bound: string | undefined
  /** Why what is applied was refused. */
  readonly refusal?: string | undefined
  /** Once it is left or Enter is pressed, and never with what cannot be read. */
  readonly onChange: (value: string | null) => void
  /** What is wrong with what is typed, as it is typed. */
  readonly onProblem?: (problem: string | null) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** An end of a period, by the day or by the minute. */
export function DayFilter({ label, width, value, edge, bound, refusal, ...on }: DayFilterProps) {
  const { timezone, now } = useClock()
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const today = dayOf(now(), timezone)
  const context = { edge, timezone, today }
  const limit = dayOf(Date.parse(bound ?? ''), timezone)
  const limits = limit ? (edge === 'start' ? { latest: limit } : { earliest: limit }) : {}
  const read = (typed: string) => readMoment(typed, context)
  const problemOf = (typed: string) => momentProblem(read(typed), bound, context)
  const instantOf = (typed: string): string | null => {
    const reading = read(typed)
    return reading.state === 'moment' ? reading.at : null
  }
  const applied = momentText(value ?? null, context)
  const text = draft ?? applied
  const reading = read(text)
  const problem = problemOf(text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is applied elsewhere takes the place of what is typed
  useEffect(() => setDraft(null), [value])
  const type = (typed: string) => {
    setDraft(typed)
    setIsWrong(false)
    on.onProblem?.(problemOf(typed))
  }
  const apply = (typed: string) => {
    setDraft(null)
    const chosen = instantOf(typed)
    // Seconds that a link brings stay as long as the minute does.
    if (chosen !== instantOf(applied)) on.onChange(chosen)
  }
  const leave = () => {
    setIsWrong(problem !== null)
    if (problem === null) apply(text)
  }
  const pick = (day: string | null) => {
    const next = day ? withDay(text, day) : ''
    type(next)
    if (problemOf(next) === null) apply(next)
  }
  const hasTime = text.length > dayText(today).length
  return (
    <DayPicker
      {...(on.id && { id: on.id })}
      {...limits}
      aria-label={label}
      placeholder={label}
      style={{ width: hasTime ? width + TIME_WIDTH : width, maxWidth: '100%' }}
      problem={isWrong ? problem : (refusal ?? null)}
      text={text}
      day={reading.state === 'moment' ? reading.day : null}
      opensAt={limit || today}
      hint={HINT}
      onType={type}
      onPick={pick}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        on.onKeyDown?.(event)
      }}
    />
  )
}
