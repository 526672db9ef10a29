import Big from 'big.js'
import type { ComponentType } from 'react'
import type { FieldRule } from '@/api/rules'
import type { ArgOf, WriteEndpoint } from '@/api/write'
import type { CurrentUser } from '../currentUser'
import type { FadingDialogProps } from '../dialog/useDialog'
import type { RowWarning } from '../dialog/warnings'
import type { Numeric } from '../display/decimal'
import type { Permitted } from '../permitted'

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
  readonly most?: number
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
export interface BulkAction<Row> extends Permitted {
  readonly id: string
  /** `Approve bank accounts`. */
  readonly label: string
  readonly danger?: boolean
  /** What will happen to each. */
  readonly description: string
  /** To be typed first, with how many are meant: `delete`. */
  readonly confirmWord: string
  /** Shown when it was done to all of them. */
  readonly success?: string
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (row: Row, user: CurrentUser) => string | null
  /** What must be known of these before it is agreed to; null when nothing. */
  readonly warning?: (rows: readonly Row[]) => string | null
  /** What its row says that the act would be warned of. */
  readonly warningsOf?: (row: Row) => readonly RowWarning[]
  /** What has to be looked at of each before it may be done. */
  readonly mustSee?: MustSee<Row>
  readonly amountOf?: (row: Row) => Amount
  readonly note?: NoteAsked
  readonly write: (row: Row, note: string, user: CurrentUser) => BulkWrite
}

/** An act of which something is to be chosen first, the same for all of them. */
export interface PreparedBulk<Row> extends Permitted {
  readonly id: string
  readonly label: string
  readonly danger?: boolean
  readonly Choice: ComponentType<BulkChoiceProps<Row>>
}

export interface BulkChoiceProps<Row> extends FadingDialogProps {
  readonly rows: readonly Row[]
  /** Called with the act as it was chosen. */
  readonly onChoose: (action: BulkAction<Row>) => void
}

/** As a list offers it. */
export type BulkOffer<Row> = BulkAction<Row> | PreparedBulk<Row>

/** What of a record has to be looked at before it is acted on. */
export interface MustSee<Row> {
  /** Said of one that was not: `Look at its images first.` */
  readonly reason: string
  readonly View: ComponentType<MustSeeProps<Row>>
}

export interface MustSeeProps<Row> {
  readonly record: Row
  /** All of it was in view. */
  readonly onSeen: () => void
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

export interface CurrencyTotals {
  readonly inUSD: Big
  /** The currencies in the order of their first amount. */
  readonly byCurrency: readonly (readonly [currency: string, sum: Big])[]
}

/** Rows and why. */
interface Kept<Row> {
  readonly reason: string
  readonly rows: readonly Row[]
}

/** Rows that are warned of the same. */
export interface WarnedRows<Row> {
  readonly warnings: readonly RowWarning[]
  readonly rows: readonly Row[]
}

export interface Plan<Row> {
  readonly able: readonly Row[]
  /** Those that cannot be done, by what keeps them, the commonest reason first. */
  readonly kept: readonly Kept<Row>[]
  /** Of those that can be done; null where nothing is moved. */
  readonly sums: CurrencyTotals | null
  readonly warning: string | null
  /** Those that could be done in spite of warnings, the commonest warnings first. */
  readonly warned: readonly WarnedRows<Row>[]
  /** Those that could be done, and have to be looked at before. */
  readonly shown: readonly Row[]
  /** Those that could be done, and are warned of and not ticked, or were not looked at. */
  readonly skipped: readonly { readonly row: Row; readonly reason: string }[]
}

/** What was chosen about the rows in the preview. */
export interface Chosen<Row> {
  /** To be done in spite of their warnings. */
  readonly ticked: ReadonlySet<Row>
  readonly seen: ReadonlySet<Row>
}

const NOTHING: Chosen<never> = { ticked: new Set(), seen: new Set() }

type Planned<Row> = Partial<
  Pick<BulkAction<Row>, 'disabledReason' | 'amountOf' | 'warning' | 'warningsOf' | 'mustSee'>
>

function sumsOf(amounts: readonly Amount[]): CurrencyTotals {
  const byCurrency = new Map<string, Big>()
  let inUSD = new Big(0)
  for (const { amount, currency, amountInUSD } of amounts) {
    byCurrency.set(currency, (byCurrency.get(currency) ?? new Big(0)).plus(amount))
    inUSD = inUSD.plus(amountInUSD)
  }
  return { inUSD, byCurrency: [...byCurrency] }
}

/** The values of each key, in the order of their first one. */
function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

const told = (warnings: readonly RowWarning[]): string => warnings.map(({ text }) => text).join(' ')

/** What an act of this user could do to these rows, as they were listed, and does by what was chosen. */
export function planOf<Row>(
  action: Planned<Row>,
  rows: readonly Row[],
  user: CurrentUser,
  { ticked, seen }: Chosen<Row> = NOTHING,
): Plan<Row> {
  const { amountOf, warning, mustSee } = action
  const warningsOf = (row: Row) => action.warningsOf?.(row) ?? []
  /** What keeps it whatever is chosen: the act itself, or what the platform refuses it for. */
  const keptBy = (row: Row): string | null =>
    action.disabledReason?.(row, user) ??
    warningsOf(row).find(({ severity }) => severity === 'refused')?.text ??
    null
  const skippedBy = (row: Row): string | null => {
    const warnings = warningsOf(row)
    if (warnings.length > 0 && !ticked.has(row)) return told(warnings)
    return mustSee && !seen.has(row) ? mustSee.reason : null
  }
  const kept = rows.filter((row) => keptBy(row) !== null)
  const open = rows.filter((row) => keptBy(row) === null)
  const able = open.filter((row) => skippedBy(row) === null)
  const warned = open.filter((row) => warningsOf(row).length > 0)
  return {
    able,
    kept: groupsOf(kept, (row) => keptBy(row) ?? '').map(([reason, those]) => ({
      reason,
      rows: those,
    })),
    sums: amountOf ? sumsOf(able.map(amountOf)) : null,
    warning: warning?.(able) ?? null,
    warned: groupsOf(warned, (row) => told(warningsOf(row))).map(([, those]) => ({
      warnings: warningsOf(those[0] as Row),
      rows: those,
    })),
    shown: mustSee ? open : [],
    skipped: open.flatMap((row) => {
      const reason = skippedBy(row)
      return reason === null ? [] : [{ row, reason }]
    }),
  }
}

/** `1,234`. */
export const grouped = (count: number): string => count.toLocaleString('en')

/** Of `players with points` one is a `player with points`. */
function one(what: string): string {
  const [, things = what, rest = ''] = /^(.*?)( with .*)?$/.exec(what) ?? []
  const thing = things.endsWith('ies')
    ? `${things.slice(0, -3)}y`
    : things.replace(/(?<=us|ss|x|ch)es$|s$/, '')
  return thing + rest
}

/** `1,234 players`, `1 activity`: what is counted is said in the plural. */
export const counted = (count: number, what: string): string =>
  `${grouped(count)} ${count === 1 ? one(what) : what}`

/** What has to be typed before it begins. */
export const typedFor = (word: string, count: number): string => `${word} ${count}`
