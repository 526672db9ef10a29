import type { FormInstance } from 'antd'
import { type ReactElement, useRef, useState } from 'react'
import { fieldLabel } from '@/api/labels'
import type { Difference } from '../dialog/stale'
import { asText } from '../display/changes'
import { inFull } from '../display/decimal'
import { dayText } from './readDay'

export interface Revised {
  readonly revision: number
}

/** A form on top of the record as it is now; `differences` are of fields that the record has. */
export interface Rebase {
  readonly differences: readonly Difference[]
  readonly arg: object
  /** The form goes on from there. */
  readonly take: () => void
}

/** How a form shows a field. */
export interface ShownField {
  readonly label: string
  readonly control: ReactElement<ControlProps> | null
}

export interface ControlProps {
  readonly unit?: string
  readonly options?: readonly { readonly value?: unknown; readonly label?: unknown }[]
  readonly onBlur?: (...given: readonly unknown[]) => void
}

type Fields = Readonly<Record<string, unknown>>

const ISO_DAY = /^\d{4}-\d\d-\d\d$/

const plain = (value: unknown): string => JSON.stringify(value ?? '')
const same = (one: unknown, other: unknown): boolean => plain(one) === plain(other)

/** What a form would hold of the record as it is now: what it took over unchanged, it takes over again. */
export const theirsOf = (initial: Fields, seen: object, now: object): Fields =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => {
      const isTaken = same(value, (seen as Fields)[field])
      return [field, isTaken ? (now as Fields)[field] : value]
    }),
  )

/** The user's values where they changed any, theirs elsewhere. */
export function rebased(was: Fields, theirs: Fields, yours: Fields) {
  const touched = Object.keys(yours).filter((field) => !same(yours[field], was[field]))
  const moved = Object.keys(theirs).filter((field) => !same(theirs[field], was[field]))
  return {
    values: {
      ...yours,
      ...theirs,
      ...Object.fromEntries(touched.map((field) => [field, yours[field]])),
    },
    fields: [...new Set([...moved, ...touched])],
    isTouched: (field: string) => touched.includes(field),
  }
}

/** A field's value as the form shows it: with its unit, its option's words, its day. */
export function shownValue(value: unknown, control: ReactElement<ControlProps> | null): string {
  if (typeof value === 'string' && ISO_DAY.test(value)) return dayText(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { unit = '', options = [] } = control?.props ?? {}
  const option = options.find((each) => each.value === value)
  if (typeof option?.label === 'string') return option.label
  if (typeof value === 'number') return `${inFull(value)} ${unit}`.trim()
  if (Array.isArray(value)) return asText(value.map((each) => listed(each)).join('; '))
  return asText(value)
}

const listed = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(asText).join(' ')
    : asText(value)

/** The differences between what was seen, what is there now, and what the user made of it. */
export function differencesOf(
  was: Fields,
  theirs: Fields,
  yours: Fields,
  shown: ReadonlyMap<string, ShownField>,
): readonly Difference[] {
  const { fields, isTouched } = rebased(was, theirs, yours)
  return fields.map((field) => {
    const { label = fieldLabel(field), control = null } = shown.get(field) ?? {}
    const text = (values: Fields) => shownValue(values[field], control)
    return {
      field,
      label,
      was: text(was),
      theirs: text({ ...was, ...theirs }),
      yours: isTouched(field) ? text(yours) : null,
    }
  })
}

interface Editing<Values extends object, Arg> {
  readonly record?: Revised | undefined
  readonly initial: Partial<Values>
  valuesOf?(record: Revised): Partial<Values>
  toArg(values: Values, record: Revised | undefined): Arg
}

/**
 * The record that a form began with, and how the form goes on from a newer one: not before it is sent, since what was
 * read meanwhile is not what the user saw.
 */
export function useRebase<Values extends object, Arg>(
  { valuesOf, toArg, ...first }: Editing<Values, Arg>,
  form: FormInstance<Values>,
) {
  const [{ record, initial }] = useState(first)
  const [shown] = useState(() => new Map<string, ShownField>())
  const newer = useRef<{ readonly record: Revised; readonly values: object } | null>(null)
  const base = () => newer.current?.record ?? record
  const rebase = (now: Revised): Rebase => {
    const was: Fields = { ...(newer.current?.values ?? initial) }
    const yours: Fields = { ...form.getFieldsValue(true) }
    const theirs: Fields = { ...(valuesOf?.(now) ?? theirsOf(was, base() ?? now, now)) }
    const { values } = rebased(was, theirs, yours)
    const differences = differencesOf(was, theirs, yours, shown)
    return {
      differences: valuesOf ? differences : differences.filter(({ field }) => field in now),
      arg: toArg(values as Values, now) as object,
      take: () => {
        newer.current = { record: now, values: { ...was, ...theirs } }
        form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0])
      },
    }
  }
  return { shown, base, ...(record && { rebase }) }
}
