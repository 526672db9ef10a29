import type { FieldRule } from '@/api/rules'

/** How a filter of the list's spec is shown; its kind says which control it is. */
export interface FilterField {
  readonly name: string
  readonly label: string
  readonly width?: number
  /** For words and numbers to choose from; each with its label. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[]
  /** A day, kept as the instant at which it starts or ends; it does not pass the filter `bound`. */
  readonly day?: {
    readonly edge: 'start' | 'end'
    readonly bound: string
    /** What happened then; nothing where that is when a record came about. */
    readonly what?: string
    /** Another filter has the usual periods. */
    readonly isBesidePeriods?: true
  }
  /** What a text that is looked for is held to. Of filters in the drawer alone. */
  readonly rules?: readonly FieldRule[]
  /** Of players' personal data: `usePersonalList` keeps its value for the tab. */
  readonly personal?: true
  /** How its value is kept, where that is not in the address: its chip says so. */
  readonly kept?: string
  /** Said of it where it is filled in. */
  readonly hint?: string
  /** Stands in the drawer of all filters alone, not in the row. */
  readonly more?: boolean
  /** Why what is applied was refused. */
  readonly problem?: string | undefined
}

/** What filters have; several words are any of them. */
export type Value = string | number | boolean | readonly string[] | null | undefined

/** The words that are chosen where several may be. */
export const severalIn = (value: Value): string[] =>
  typeof value === 'string'
    ? value.split(',').filter(Boolean)
    : Array.isArray(value)
      ? [...value]
      : []
export type Option = { value: string | number; label: string }

/** The one that is chosen, as a choice takes it. */
export const oneIn = (value: Value): string | number | null =>
  typeof value === 'number' ? value : value === null || value === undefined ? null : String(value)
