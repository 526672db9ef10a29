import Big from 'big.js'
import type { Permission } from '@/api/gen/shared/enums'
import type { FieldRule } from '@/api/rules'
import type { ArgOf, WriteEndpoint } from '@/api/write'
import type { Numeric } from '../display/decimal'

/** What an act on a record moves. */
export interface Amount {
  readonly amount: Numeric
  readonly currency: string
  readonly amountInUSD: Numeric
}

/** What a write carries with it, the same for all of the chosen. */
interface NoteAsked {
  readonly label: string
  readonly help: string
  readonly rules: readonly FieldRule[]
}

/** A write, ready to be sent. */
export interface BulkWrite {
  readonly endpoint: WriteEndpoint
  readonly arg: object
  readonly record?: { readonly revision: number } | undefined
}

/** One act on many records: to each of them it does what the single act does. */
export interface BulkAction<Row> {
  readonly id: string
  /** `Approve bank accounts`. */
  readonly label: string
  readonly permission?: Permission
  readonly danger?: boolean
  /** What will happen to each. */
  readonly description: string
  /** To be typed first, with how many are meant: `delete`. */
  readonly confirmWord: string
  /** Shown when it was done to all of them. */
  readonly success?: string
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (row: Row) => string | null
  /** What must be known of these before it is agreed to; null when nothing. */
  readonly warning?: (rows: readonly Row[]) => string | null
  readonly amountOf?: (row: Row) => Amount
  readonly note?: NoteAsked
  readonly write: (row: Row, note: string) => BulkWrite
}

/** What an endpoint is to be sent; `record` where the single act sends a revision along. */
export const bulkWrite = <E extends WriteEndpoint>(
  endpoint: E,
  arg: ArgOf<E>,
  record?: BulkWrite['record'],
): BulkWrite => ({ endpoint, arg: arg as object, record })

/** For an amount in dollars alone. */
export const inDollars = (amount: Numeric): Amount => ({
  amount,
  currency: 'USD',
  amountInUSD: amount,
})

export interface Sums {
  readonly inUSD: Big
  /** The currencies in the order of their first amount. */
  readonly byCurrency: readonly (readonly [currency: string, sum: Big])[]
}

export interface Plan<Row> {
  readonly able: readonly Row[]
  /** The others by what keeps them, the commonest reason first. */
  readonly kept: readonly { readonly reason: string; readonly rows: readonly Row[] }[]
  /** Of those that can be done; null where nothing is moved. */
  readonly sums: Sums | null
  readonly warning: string | null
}

function sumsOf(amounts: readonly Amount[]): Sums {
  const byCurrency = new Map<string, Big>()
  let inUSD = new Big(0)
  for (const { amount, currency, amountInUSD } of amounts) {
    byCurrency.set(currency, (byCurrency.get(currency) ?? new Big(0)).plus(amount))
    inUSD = inUSD.plus(amountInUSD)
  }
  return { inUSD, byCurrency: [...byCurrency] }
}

/** What an act could do to these rows, as they were seen. */
export function planOf<Row>(
  {
    disabledReason,
    amountOf,
    warning,
  }: Pick<BulkAction<Row>, 'disabledReason' | 'amountOf' | 'warning'>,
  rows: readonly Row[],
): Plan<Row> {
  const able: Row[] = []
  const kept = new Map<string, Row[]>()
  for (const row of rows) {
    const reason = disabledReason?.(row) ?? null
    if (reason === null) able.push(row)
    else kept.set(reason, [...(kept.get(reason) ?? []), row])
  }
  return {
    able,
    kept: [...kept]
      .map(([reason, those]) => ({ reason, rows: those }))
      .sort((one, other) => other.rows.length - one.rows.length),
    sums: amountOf ? sumsOf(able.map(amountOf)) : null,
    warning: warning?.(able) ?? null,
  }
}

/** `1,234`. */
export const grouped = (count: number): string => count.toLocaleString('en')

const one = (what: string) => (what.endsWith('ies') ? `${what.slice(0, -3)}y` : what.slice(0, -1))

/** `1,234 players`, `1 activity`: what is counted is said in the plural. */
export const counted = (count: number, what: string): string =>
  `${grouped(count)} ${count === 1 ? one(what) : what}`

/** What has to be typed before it begins. */
export const typedFor = (word: string, count: number): string => `${word} ${count}`
