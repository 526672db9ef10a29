import { type FunctionComponent, useMemo } from 'react'
import { type CurrentUser, useCurrentUser } from '../currentUser'
import { type DialogProps, useOpenDialog } from '../dialog/useDialog'
import type { Command } from '../keyboard/commands'
import { type Permitted, usePermitted } from '../permitted'

/** What a dialog about one record is given. */
export interface RecordDialogProps<R> extends DialogProps {
  readonly record: R
  /** Called once the record is decided: the place that asked goes on to the next. */
  readonly onDecided?: (() => void) | undefined
  /** Opened by its key: where nothing is warned of, Enter then decides. */
  readonly isByKey?: boolean | undefined
}

/** The key of a decision: approve or reject. */
type DecisionKey = 'a' | 'r'

interface Offer<R> extends Permitted {
  readonly id: string
  readonly label: string
  /** What it is called for this one, where records of its kind have a word of their own. */
  readonly labelFor?: (record: R) => string | undefined
  readonly danger?: boolean
  /** Of an act that decides a queue's record: a button in the head of the record, and its key there. */
  readonly decisionKey?: DecisionKey
  /** Whether it is offered for this one at all. */
  readonly appliesTo?: (record: R, user: CurrentUser) => boolean
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (record: R, user: CurrentUser) => string | null
}

interface Runs<R> {
  readonly run: (record: R) => void
  readonly Dialog?: never
}

interface Opens<R> {
  readonly Dialog: FunctionComponent<RecordDialogProps<R>>
  readonly run?: never
}

/** One act on a record, the same wherever the record is shown: it opens its dialog, or is done at once. */
export type RecordAction<R> = Offer<R> & (Runs<R> | Opens<R>)

/** An act that this user may do, as menus and the palette use it. */
export interface BoundAction<R> {
  readonly id: string
  readonly labelOf: (record: R) => string
  readonly danger: boolean
  readonly decisionKey?: DecisionKey
  readonly appliesTo: (record: R) => boolean
  readonly disabledReason: (record: R) => string | null
  readonly run: (record: R, isByKey?: boolean) => void
}

type Open = ReturnType<typeof useOpenDialog>
type Decided<R> = (record: R) => void

const bound = <R>(
  action: RecordAction<R>,
  user: CurrentUser,
  open: Open,
  onDecided: Decided<R> | undefined,
): BoundAction<R> => {
  const { id, label, labelFor, danger = false, decisionKey, appliesTo, disabledReason } = action
  return {
    id,
    labelOf: (record) => labelFor?.(record) ?? label,
    danger,
    ...(decisionKey && { decisionKey }),
    appliesTo: (record) => appliesTo?.(record, user) ?? true,
    disabledReason: (record) => disabledReason?.(record, user) ?? null,
    run: (record, isByKey) =>
      action.Dialog
        ? open(action.Dialog, {
            record,
            isByKey,
            onDecided: onDecided && (() => onDecided(record)),
          })
        : action.run(record),
  }
}

const NONE: readonly never[] = []

/** The acts that this user may do at all; their dialogs open above the place that asks for them. */
export function useRecordActions<R>(
  actions: readonly RecordAction<R>[] = NONE,
  onDecided?: Decided<R>,
): readonly BoundAction<R>[] {
  const user = useCurrentUser()
  const open = useOpenDialog()
  const permitted = usePermitted(actions)
  return useMemo(
    () => permitted.map((action) => bound(action, user, open, onDecided)),
    [permitted, user, open, onDecided],
  )
}

/** Whether there is anything to offer for this record; one that lacks what an act asks for has nothing. */
export function isOffered<R>(actions: readonly BoundAction<R>[], record: R): boolean {
  try {
    return actions.some(({ appliesTo }) => appliesTo(record))
  } catch {
    return false
  }
}

/** The acts on one record as commands. */
export const commandsOf = <R>(
  actions: readonly BoundAction<R>[],
  record: R,
  group: string,
): readonly Command[] =>
  actions
    .filter(({ appliesTo }) => appliesTo(record))
    .map(({ id, labelOf, disabledReason, run }) => ({
      id,
      label: labelOf(record),
      group,
      disabledReason: disabledReason(record),
      run: () => run(record),
    }))

/** The decisions that may be taken about this record now, which stand as buttons in its head. */
export function decisionsOf<R>(
  actions: readonly BoundAction<R>[],
  record: R,
): readonly BoundAction<R>[] {
  try {
    return actions.filter(
      ({ decisionKey, appliesTo, disabledReason }) =>
        decisionKey && appliesTo(record) && disabledReason(record) === null,
    )
  } catch {
    return []
  }
}
