import type { ReportRow } from '@/api/gen/shared/types'

type Value = ReportRow['values'][number]

/** A part of a figure that its difference is looked at within. */
export interface Portion {
  readonly dimension: string
  readonly value: string
  readonly title: string
}

const FILTERS: Readonly<Record<string, (value: string) => Readonly<Record<string, unknown>>>> = {
  operator: (opId) => ({ opId, includeBrands: false }),
  product: (betType) => ({ betType }),
  provider: (providerName) => ({ providerName }),
  game: (gameId) => ({ gameId }),
  type: (type) => ({ type }),
  gateway: (gateway) => ({ gateway }),
  currency: (currency) => ({ currency }),
}

/** What stands for bets of no one game or provider. */
const NO_PARTS: readonly unknown[] = ['NONE', 'SPORT', null, undefined]

/** The part that a value of a row is; nothing where the sums cannot be asked for just that. */
export function partOf({ dimension, value, title }: Value): Portion | undefined {
  const isNone = dimension !== 'product' && NO_PARTS.includes(value)
  return FILTERS[dimension] && !isNone && value !== null ? { dimension, value, title } : undefined
}

/** The filters of the call that finds the part alone. */
export const filterOf = ({ dimension, value }: Portion): object => FILTERS[dimension]?.(value) ?? {}

const HASH = '#what-changed'

/** The end of an address that opens what changed of a measure. */
export const hashOf = (measure: string): string => `${HASH}=${measure}`

/** Whether an address opens what changed. */
export const opensChanges = (hash: string): boolean => hash.startsWith(HASH)

/** The measure that an address names, else GGR, else the first of them. */
export function changedMeasureOf(hash: string, measures: readonly string[]): string {
  const named = opensChanges(hash) ? hash.slice(HASH.length + 1) : ''
  return [named, 'ggr'].find((each) => measures.includes(each)) ?? measures[0] ?? ''
}
