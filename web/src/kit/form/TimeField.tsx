import { Button, Input } from 'antd'
import { type RefObject, useEffect } from 'react'
import { useClock } from '../display/clock'
import { instantAt, instantsOf, localTime, OFFSET, offsetText } from '../display/days'
import { Field, type FieldProps } from './Field'
import { useReadable } from './useReadable'
import './ReadAs.css'

interface TimeFieldProps extends Omit<FieldProps, 'children' | 'first'> {
  readonly disabled?: boolean
}

/**
 * A time on the user's clock as `2026-03-07T14:05`, with its offset where the clock shows that twice. One that the clock
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
const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function TimeInput({ problem, value = '', onChange, ...input }: TimeInputProps) {
  const { timezone } = useClock()
  const local = value.slice(0, LOCAL_LENGTH)
  const instants = COMPLETE.test(local) ? instantsOf(local, timezone) : null
  const isOpen = instants !== null && instants.length > 1 && !OFFSET.test(value)
  const clock = local.slice(-'14:05'.length)
  useEffect(() => {
    problem.current = isOpen ? `Choose which ${clock} is meant.` : null
  }, [problem, isOpen, clock])
  return (
    <>
      <Input
        {...input}
        type="datetime-local"
        value={local}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <span className="kit-read-as" aria-live="polite">
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
