import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { KeyboardEvent } from 'react'
import { useClock } from '../display/clock'
import { dayOf, endOf, startOf } from '../display/days'

export interface DayFilterProps {
  readonly label: string
  readonly width: number
  /** The instant at which the chosen day starts or ends; none of the two may pass the other. */
  readonly value: string | undefined
  readonly edge: 'start' | 'end'
  readonly bound: string | undefined
  readonly onChange: (value: string | null) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export function DayFilter({ label, width, value, edge, bound, ...on }: DayFilterProps) {
  const { timezone, now } = useClock()
  const dayAt = (instant: string | undefined): Dayjs | null => {
    const at = Date.parse(instant ?? '')
    return Number.isNaN(at) ? null : dayjs(dayOf(at, timezone))
  }
  const limit = dayAt(bound)
  const limits = limit && (edge === 'start' ? { maxDate: limit } : { minDate: limit })
  const instantOf = edge === 'start' ? startOf : endOf
  return (
    <DatePicker
      aria-label={label}
      placeholder={label}
      format="DD MMM YYYY"
      showNow={false}
      defaultPickerValue={limit ?? dayjs(dayOf(now(), timezone))}
      style={{ width }}
      value={dayAt(value)}
      onChange={(day) => on.onChange(day && instantOf(day.format('YYYY-MM-DD'), timezone))}
      {...limits}
      {...(on.onKeyDown && { onKeyDown: on.onKeyDown })}
    />
  )
}
