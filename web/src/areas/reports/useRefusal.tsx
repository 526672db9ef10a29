import { Button } from 'antd'
import { useRef } from 'react'
import type { ApiError } from '@/api/answer'
import { granularityValues } from '@/api/gen/shared/enums'
import { fieldLabel } from '@/api/labels'
import type { FilterField } from '@/kit/list/filterField'
import { steps } from './reportFilters'

type Fields = Readonly<Record<string, string>>

type Granularity = (typeof granularityValues)[number]

interface Call {
  readonly data?: unknown
  readonly error?: unknown
  readonly isFetching: boolean
}

const NONE: Fields = {}

/** What is refused of a period or another filter, by field, where what was shown before stays. */
function refusedOf({ data, error, isFetching }: Call, fields: readonly FilterField[]): Fields {
  const { kind, fields: refused = NONE } = (error ?? {}) as Partial<ApiError>
  if (kind !== 'invalid' || isFetching || data === undefined) return NONE
  return Object.keys(refused).some((name) => fields.some((each) => each.name === name))
    ? refused
    : NONE
}

export interface Refusal<Asked> {
  /** What is asked for, or was before while that is not answered or refused. */
  readonly asked: Asked
  readonly isRefused: boolean
  /** The filters, each with why it was refused. */
  readonly fields: readonly FilterField[]
  readonly refused: Fields
}

/** What of the filters is refused; the page keeps what it showed until then. */
export function useRefusal<Asked>(
  call: Call,
  asked: Asked,
  fields: readonly FilterField[],
): Refusal<Asked> {
  const refused = refusedOf(call, fields)
  const isRefused = refused !== NONE
  const accepted = useRef(asked)
  const isKept = isRefused || (call.isFetching && call.data !== undefined)
  if (!isKept) accepted.current = asked
  return {
    asked: accepted.current,
    isRefused,
    fields: isRefused ? fields.map((each) => ({ ...each, problem: refused[each.name] })) : fields,
    refused,
  }
}

interface RefusedProps {
  readonly refused: Fields
  readonly fields: readonly FilterField[]
  readonly granularity: Granularity | undefined
  readonly onGranularity: (next: Granularity) => void
}

/** Each refused filter with its message; of steps that are too many, the next longer ones. */
export function Refused({ refused, fields, granularity, onGranularity }: RefusedProps) {
  const labelOf = (name: string) =>
    fields.find((field) => field.name === name)?.label ?? fieldLabel(name)
  const next = granularityValues[granularityValues.indexOf(granularity ?? 'MONTH') + 1]
  return Object.entries(refused).map(([name, message]) => (
    <p key={name} role="alert" className="reports-refused">
      {`${labelOf(name)}: ${message} What is shown is what was asked for before. `}
      {name === 'granularity' && granularity && next && (
        <Button type="link" size="small" onClick={() => onGranularity(next)}>
          {`By ${steps[next].toLowerCase()}`}
        </Button>
      )}
    </p>
  ))
}
