import { type RefObject, useEffect, useState } from 'react'
import { useClock } from '../display/clock'
import { dayOf } from '../display/days'
import { DayPicker } from './DayPicker'
import { Field, type FieldProps } from './Field'
import { type DayLimits, dayIn, dayProblem, dayText, readDay } from './readDay'
import { useReadable } from './useReadable'
import './DateField.css'
import './ReadAs.css'

interface DateFieldProps extends Omit<FieldProps, 'children' | 'first'>, DayLimits {
  readonly placeholder?: string
  /** Without a button that empties it, where it always has a day. */
  readonly allowClear?: boolean
}

/** A day as `2026-11-01`, typed or pasted in any usual way of writing, or chosen on the calendar. */
export function DateField(props: DateFieldProps) {
  const { earliest, latest, placeholder, allowClear = true, ...field } = props
  const [problem, readable] = useReadable()
  return (
    <Field {...field} first={readable}>
      <DateInput
        problem={problem}
        earliest={earliest}
        latest={latest}
        allowClear={allowClear}
        {...(placeholder && { placeholder })}
      />
    </Field>
  )
}

interface DateInputProps extends DayLimits {
  /** What is wrong with the text, for the rule of the field. */
  readonly problem: RefObject<string | null>
  readonly placeholder?: string
  readonly allowClear: boolean
  /** These come from the form. */
  readonly id?: string
  readonly value?: string | null
  readonly onChange?: (day: string | null) => void
}

/** Keeps the text as it was typed; the form has the day that it means, or none. */
function DateInput({
  problem,
  value = null,
  onChange,
  earliest,
  latest,
  ...input
}: DateInputProps) {
  const { now, timezone } = useClock()
  const today = dayOf(now(), timezone)
  const [last, setLast] = useState(() => dayText(value))
  const text = dayIn(readDay(last, today)) === value ? last : dayText(value)
  const reading = readDay(text, today)
  const limits = { earliest, latest }
  const note = dayProblem(reading, limits)
  useEffect(() => {
    problem.current = note
  }, [problem, note])
  const put = (next: string) => {
    const meant = readDay(next, today)
    setLast(next)
    problem.current = dayProblem(meant, limits)
    onChange?.(dayIn(meant))
  }
  const day = dayIn(reading)
  return (
    <>
      <DayPicker
        {...input}
        {...limits}
        className="kit-date"
        text={text}
        day={day}
        opensAt={latest && latest < today ? latest : today}
        onType={put}
        onPick={(picked) => put(dayText(picked))}
      />
      <span className="kit-read-as" aria-live="polite">
        {day && text !== dayText(day) && `Read as ${dayText(day)}`}
      </span>
    </>
  )
}
