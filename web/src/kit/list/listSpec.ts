import type { FilterField } from './filterField'

/** Several of these words, or of words that only the platform knows. In an address they are parted by commas. */
export interface Several {
  readonly several: readonly string[] | 'text'
}

/** What a filter's value is: a text, an instant with its offset, a whole number from 1, an amount of USD, a month from 1 to 12, a year, yes or no, one of these words, or several. */
export type FilterKind =
  | 'text'
  | 'instant'
  | 'number'
  | 'amount'
  | 'month'
  | 'year'
  | 'boolean'
  | readonly string[]
  | Several
export type FilterKinds = Readonly<Record<string, FilterKind>>

type ValueOf<K extends FilterKind> = K extends 'number' | 'amount' | 'month' | 'year'
  ? number
  : K extends 'boolean'
    ? boolean
    : K extends readonly string[]
      ? K[number]
      : K extends { readonly several: readonly (infer Each)[] }
        ? Each[]
        : K extends Several
          ? string[]
          : string

export type Filters<K extends FilterKinds> = { [Name in keyof K]?: ValueOf<K[Name]> }

export interface ListSpec<K extends FilterKinds> {
  readonly filters: K
  /** The controls of those that have one. */
  readonly fields?: readonly FilterField[]
  readonly sort: string
  readonly limit?: number
  /** The filters that find what waits, as an address has them: the list opens so, and the oldest of it stand first
   * where the list is in the order in which its records came. */
  readonly waits?: Readonly<Record<string, string>>
  /** Present names of filters by their former ones, which old links and saved views still have. */
  readonly formerNames?: Readonly<Record<string, string>>
}
