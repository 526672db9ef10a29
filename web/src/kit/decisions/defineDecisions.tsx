import type { BulkAction } from '../bulk/bulk'
import { rowWarnings, type WarnedRow } from '../dialog/warnings'
import { lazyComponent } from '../lazyComponent'
import type { RecordAction, RecordDialogProps } from '../record/recordActions'
import type { DecisionDialogProps } from './DecisionDialog'
import {
  type Decision,
  type DecisionNote,
  type Decisions,
  type DecisionsSpec,
  NOTE_HELP,
  NOTE_LABEL,
  wordOf,
} from './decisions'
import type { Known } from './reads'

const DecisionDialog = lazyComponent<DecisionDialogProps>(() =>
  import('./DecisionDialog').then((code) => code.DecisionDialog),
)

interface Decidable extends WarnedRow {
  readonly revision: number
}

/** One declaration of what is decided about a kind of record: its actions with their dialogs, one by one and for many. */
export function defineDecisions<
  R extends Decidable,
  K extends Known & { readonly record: R },
  Key extends string,
>(spec: DecisionsSpec<R, K, Key>): Decisions<R, Key> {
  const keys = Object.keys(spec.decisions) as Key[]
  const each = <Value,>(make: (key: Key, decision: Decision<R, K>) => Value) =>
    Object.fromEntries(keys.map((key) => [key, make(key, spec.decisions[key])])) as Record<
      Key,
      Value
    >
  const action = each((key, decision) => actionOf(spec, key, decision))
  const bulkAction = each((key, decision) => bulkActionOf(spec, key, decision))
  return {
    action,
    bulkAction,
    actions: keys.map((key) => action[key]),
    bulk: keys.flatMap((key) => bulkAction[key] ?? []),
  }
}

function actionOf<
  R extends Decidable,
  K extends Known & { readonly record: R },
  Key extends string,
>(spec: DecisionsSpec<R, K, Key>, key: Key, decision: Decision<R, K>): RecordAction<R> {
  const { label, danger = false } = decision
  const dialog = { spec, decision: key } as unknown as Pick<
    DecisionDialogProps,
    'spec' | 'decision'
  >
  const Dialog = (props: RecordDialogProps<R>) => <DecisionDialog {...dialog} {...props} />
  return {
    id: key,
    label,
    permission: spec.permission,
    danger,
    decisionKey: danger ? 'r' : 'a',
    disabledReason: (record, user) => spec.disabledReason(record, key, user),
    Dialog: decision.Dialog ?? Dialog,
  }
}

function bulkActionOf<
  R extends Decidable,
  K extends Known & { readonly record: R },
  Key extends string,
>(spec: DecisionsSpec<R, K, Key>, key: Key, decision: Decision<R, K>): BulkAction<R> | undefined {
  const { label, danger = false, act, effect, note, bulk } = decision
  if (!bulk) return undefined
  return {
    id: key,
    label: bulk.label,
    permission: spec.permission,
    danger,
    description: bulk.description ?? (typeof effect === 'string' ? effect : ''),
    confirmWord: wordOf(label),
    disabledReason: (row, user) => spec.disabledReason(row, key, user),
    ...(act && { warningsOf: (row: R) => rowWarnings(act, row) }),
    ...(spec.mustSee && { mustSee: spec.mustSee }),
    ...(spec.amountOf && { amountOf: spec.amountOf }),
    ...(note && { note: forMany(note) }),
    write: (row, text, user) => ({ ...spec.write(row, key, text, user), record: row }),
  }
}

/** What is asked of one player, asked of several. */
const forMany = ({
  label = NOTE_LABEL,
  help = NOTE_HELP,
  rules,
  most,
}: DecisionNote): NonNullable<BulkAction<never>['note']> => ({
  label: label.replace(/ the player$/, ' the players'),
  help: help.replace(/the player\b/, 'each player'),
  rules,
  most,
})
