import Big from 'big.js'
import type { Permission } from '@/api/gen/shared/enums'
import { operationOf } from '@/api/operations'
import type { FieldRule } from '@/api/rules'
import type { ArgOf, WriteEndpoint } from '@/api/write'
import type { Numeric } from '../display/decimal'
import { readList } from '../display/readValue'
import { isRefusedFor, warningText } from '../form/warnings'

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
  /** The codes of the warnings that were ticked. */
  readonly acknowledged?: readonly string[]
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
  /** What its row says that the act would be warned of. */
  readonly warningsOf?: (row: Row) => readonly string[]
  readonly amountOf?: (row: Row) => Amount
  readonly note?: NoteAsked
  readonly write: (row: Row, note: string) => BulkWrite
}

/** What a row that waits for a decision is warned of. */
export const warningsOf = (row: {
  readonly warnings?: readonly string[] | null
}): readonly string[] => readList(row.warnings)

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
  /** The codes that those who could be done are warned of, the commonest first, and how many of them each stands at. */
  readonly warned: readonly { readonly code: string; readonly count: number }[]
  /** Those with a code that is not ticked. */
  readonly skipped: readonly { readonly row: Row; readonly reason: string }[]
}

type Planned<Row> = Partial<
  Pick<BulkAction<Row>, 'disabledReason' | 'amountOf' | 'warning' | 'warningsOf' | 'write'>
>

const countsOf = (codes: readonly string[]): Plan<never>['warned'] => {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((one, other) => other.count - one.count)
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

/** What keeps a row whatever is ticked: the act itself, or what the platform refuses it for. */
function keptBy<Row>({ disabledReason, warningsOf, write }: Planned<Row>, row: Row): string | null {
  const reason = disabledReason?.(row) ?? null
  if (reason !== null) return reason
  const codes = warningsOf?.(row) ?? []
  if (codes.length === 0) return null
  const act = write && operationOf(write(row, '').endpoint.name).act?.name
  const refused = codes.find((code) => isRefusedFor(act, code))
  return refused === undefined ? null : warningText(refused)
}

/** What an act could do to these rows, as they were seen, where these codes are ticked. */
export function planOf<Row>(
  action: Planned<Row>,
  rows: readonly Row[],
  ticked: ReadonlySet<string> = new Set(),
): Plan<Row> {
  const { amountOf, warning, warningsOf } = action
  const able: Row[] = []
  const codes: string[] = []
  const skipped: { row: Row; reason: string }[] = []
  const kept = new Map<string, Row[]>()
  for (const row of rows) {
    const reason = keptBy(action, row)
    if (reason !== null) {
      kept.set(reason, [...(kept.get(reason) ?? []), row])
      continue
    }
    const own = warningsOf?.(row) ?? []
    codes.push(...own)
    const open = own.filter((code) => !ticked.has(code))
    if (open.length === 0) able.push(row)
    else skipped.push({ row, reason: open.map(warningText).join(' ') })
  }
  return {
    able,
    kept: [...kept]
      .map(([reason, those]) => ({ reason, rows: those }))
      .sort((one, other) => other.rows.length - one.rows.length),
    sums: amountOf ? sumsOf(able.map(amountOf)) : null,
    warning: warning?.(able) ?? null,
    warned: countsOf(codes),
    skipped,
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
