import type { FieldRule } from '@/api/rules'

/** How a filter of the list's spec is shown; its kind says which control it is. */
export interface FilterField {
  readonly name: string
  readonly label: string
  readonly width?: number
  /** For words and numbers to choose from; each with its label. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[]
  /** A day, kept as the instant at which it starts or ends; it does not pass the filter `bound`. */
  readonly day?: { readonly edge: 'start' | 'end'; readonly bound: string }
  /** What a text that is looked for is held to. Of filters in the drawer alone. */
  readonly rules?: readonly FieldRule[]
  /** Stands in the drawer of all filters alone, not in the row. */
  readonly more?: boolean
  /** Why what is applied was refused. */
  readonly problem?: string | undefined
}

export type Value = string | number | boolean | null | undefined
export type Option = { value: string | number; label: string }
