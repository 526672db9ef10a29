import { type KeyboardEvent, useEffect, useState } from 'react'
import { useClock } from '../display/clock'
import { dayOf, endOf, startOf } from '../display/days'
import { DayPicker } from '../form/DayPicker'
import { dayIn, dayProblem, dayText, readDay } from '../form/readDay'

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

export function DayFilter({ label, width, value, edge, bound, refusal, ...on }: DayFilterProps) {
  const { timezone, now } = useClock()
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const dayAt = (instant: string | undefined): string | null =>
    dayOf(Date.parse(instant ?? ''), timezone) || null
  const today = dayOf(now(), timezone)
  const [applied, limit] = [dayAt(value), dayAt(bound)]
  const limits = limit ? (edge === 'start' ? { latest: limit } : { earliest: limit }) : {}
  const problemOf = (text: string) => dayProblem(readDay(text, today), limits)
  const text = draft ?? dayText(applied)
  const day = dayIn(readDay(text, today))
  const problem = problemOf(text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is applied elsewhere takes the place of what is typed
  useEffect(() => setDraft(null), [value])
  const type = (typed: string) => {
    setDraft(typed)
    setIsWrong(false)
    on.onProblem?.(problemOf(typed))
  }
  const apply = (chosen: string | null) => {
    setDraft(null)
    const instantOf = edge === 'start' ? startOf : endOf
    if (chosen !== applied) on.onChange(chosen && instantOf(chosen, timezone))
  }
  const leave = () => {
    setIsWrong(problem !== null)
    if (problem === null) apply(day)
  }
  const pick = (picked: string | null) => {
    type(dayText(picked))
    apply(picked)
  }
  return (
    <DayPicker
      {...(on.id && { id: on.id })}
      {...limits}
      aria-label={label}
      placeholder={label}
      style={{ width }}
      problem={isWrong ? problem : (refusal ?? null)}
      text={text}
      day={day}
      opensAt={limit ?? today}
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
