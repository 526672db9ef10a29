import { Button } from 'antd'
import { type RefObject, useEffect, useState } from 'react'
import { useClock } from '../display/clock'
import { dayOf, instantAt, instantsOf, localTime, OFFSET, offsetText } from '../display/days'
import { DayPicker } from './DayPicker'
import { Field, type FieldProps } from './Field'
import { localText, readLocal } from './readMoment'
import { useReadable } from './useReadable'
import './DateField.css'
import './ReadAs.css'

interface TimeFieldProps extends Omit<FieldProps, 'children' | 'first'> {
  readonly disabled?: boolean
}

/**
 * A time on the user's clock as `2026-03-07T14:05`, typed in any usual way of writing or chosen, with its offset where the clock shows that twice. One that the clock
 * skips is taken as much later as it was put forward, which is said.
 */
export function TimeField({ disabled = false, ...field }: TimeFieldProps) {
  const [problem, readable] = useReadable()
  return (
    <Field {...field} first={readable}>
      <TimeInput problem={problem} {...(disabled && { disabled })} />
    </Field>
  )
}

interface TimeInputProps {
  /** Why the time cannot be taken, for the rule of the field. */
  readonly problem: RefObject<string | null>
  readonly disabled?: boolean
  /** These come from the form. */
  readonly id?: string
  readonly value?: string
  readonly onChange?: (local: string) => void
}

const LOCAL_LENGTH = '2026-03-07T14:05'.length

/** Keeps the text as it was typed; the form has the minute that it means, or none. */
function TimeInput({ problem, value = '', onChange, ...input }: TimeInputProps) {
  const { now, timezone } = useClock()
  const today = dayOf(now(), timezone)
  const local = value.slice(0, LOCAL_LENGTH)
  const [last, setLast] = useState(() => localText(local))
  const localIn = (text: string) => {
    const reading = readLocal(text, today)
    return reading.state === 'local' ? reading.local : ''
  }
  const text = localIn(last) === local ? last : localText(local)
  const reading = readLocal(text, today)
  const instants = local ? instantsOf(local, timezone) : null
  const isOpen = instants !== null && instants.length > 1 && !OFFSET.test(value)
  const clock = local.slice(-'14:05'.length)
  const unread = reading.state === 'unreadable' ? reading.problem : null
  const note = isOpen ? `Choose which ${clock} is meant.` : unread
  useEffect(() => {
    problem.current = note
  }, [problem, note])
  const put = (next: string) => {
    const meant = readLocal(next, today)
    setLast(next)
    problem.current = meant.state === 'unreadable' ? meant.problem : null
    onChange?.(localIn(next))
  }
  return (
    <>
      <DayPicker
        {...input}
        className="kit-date"
        isTimed
        text={text}
        day={local || null}
        opensAt={today}
        onType={put}
        onPick={(picked) => put(localText(picked ?? ''))}
      />
      <span className="kit-read-as" aria-live="polite">
        {local && text !== localText(local) && `Read as ${localText(local)}. `}
        {instants?.length === 0 && skipped(local, timezone)}
        {isOpen && `The clock shows ${clock} twice that day. Which is meant?`}
        {isOpen &&
          instants.map((at) => (
            <Button
              key={at}
              size="small"
              onClick={() => onChange?.(localTime(new Date(at).toISOString(), timezone))}
            >
              {clock} {offsetText(at, timezone)}
            </Button>
          ))}
        {instants && instants.length > 1 && !isOpen && `Read as ${clock} UTC${value.slice(-6)}`}
      </span>
    </>
  )
}

function skipped(local: string, timezone: string): string {
  const at = instantAt(local, timezone)
  const taken = localTime(at, timezone).slice(-'14:05'.length)
  const clock = local.slice(-'14:05'.length)
  return `The clock skips ${clock} that day: read as ${taken} ${offsetText(Date.parse(at), timezone)}`
}
