import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { Act, Permission } from '@/api/gen/shared/enums'
import type { FieldRule } from '@/api/rules'
import type { Amount, BulkAction, BulkWrite, MustSee } from '../bulk/bulk'
import type { CurrentUser } from '../currentUser'
import type { RecordField } from '../display/RecordFields'
import type { ActionOptions } from '../form/useAction'
import type { RecordAction, RecordDialogProps } from '../record/recordActions'
import type { Known, Reads } from './reads'

/** What is told with a decision, singly and to many alike. */
export interface DecisionNote {
  /** As the body has it. */
  readonly name: string
  /** `Note for the player`, where nothing is said. */
  readonly label?: string
  /** `Visible to the player.`, where nothing is said. */
  readonly help?: string
  readonly rules: readonly FieldRule[]
  readonly rows?: number
  /** How many letters the platform takes. */
  readonly most: number
  /** Why nothing is sent without it. */
  readonly needed?: string
}

/** The decision about many, where it may be taken about many at all. */
interface BulkDecision {
  /** `Approve bank accounts`. */
  readonly label: string
  /** What happens to each, where the effect does not say it of many. */
  readonly description?: string
}

/** One of the ways to decide, in words. */
export interface Decision<R, K extends Known> {
  /** As menus call it; its first word is typed before what is severe. */
  readonly label: string
  /** Of the dialog, where it is not the label. */
  readonly title?: string
  /** On the button, where it is not the title. */
  readonly submitLabel?: string
  readonly danger?: boolean
  /** What it is to the table of warnings; absent where it is never warned of. */
  readonly act?: Act
  /** What it leads to. */
  readonly effect?: string | ((known: K) => ReactNode)
  readonly note?: DecisionNote
  readonly bulk?: BulkDecision
  /** How a failure is told. */
  readonly options?: Pick<
    ActionOptions<unknown, unknown>,
    'errorDialog' | 'alwaysToast' | 'isWarning'
  >
  /** In place of the usual dialog. */
  readonly Dialog?: FunctionComponent<RecordDialogProps<R>>
}

interface DecisionBodyProps<K extends Known, Key extends string = string> {
  readonly known: K
  readonly decision: Key
}

/** All that staff may decide about one kind of record, and what they decide by. */
export interface DecisionsSpec<
  R extends { readonly revision: number },
  K extends Known & { readonly record: R },
  Key extends string,
> {
  /** What is decided about: `bank account`. */
  readonly what: string
  readonly permission: Permission
  /** What is read about a row before it is decided. */
  readonly reads: (row: R) => Reads<K>
  readonly fields: (known: NoInfer<K>, decision: Key) => readonly RecordField[]
  /** Below the fields and the effect. */
  readonly Body?: ComponentType<DecisionBodyProps<NoInfer<K>, Key>>
  readonly mustSee?: MustSee<R>
  /** Why it cannot be decided so; null when it can. */
  readonly disabledReason: (record: R, decision: Key, user: CurrentUser) => string | null
  /** Who decided before, when and what. */
  readonly decided?: (record: NoInfer<K>['record']) => readonly RecordField[]
  readonly amountOf?: (row: R) => Amount
  readonly write: (record: R, decision: Key, note: string, user: CurrentUser) => BulkWrite
  readonly decisions: Readonly<Record<Key, Decision<R, NoInfer<K>>>>
}

/** What lists, drawers, pages and the palette offer of them. */
export interface Decisions<R, Key extends string> {
  readonly actions: readonly RecordAction<R>[]
  readonly bulk: readonly BulkAction<R>[]
  readonly action: Readonly<Record<Key, RecordAction<R>>>
  /** Absent where each is decided alone. */
  readonly bulkAction: Readonly<Partial<Record<Key, BulkAction<R>>>>
}

export const NOTE_LABEL = 'Note for the player'
export const NOTE_HELP = 'Visible to the player.'

/** The word of a decision that is typed before what cannot be taken back. */
export const wordOf = (label: string): string => label.split(' ', 1)[0]?.toLowerCase() ?? ''
