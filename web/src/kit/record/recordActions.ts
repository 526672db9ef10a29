import { type FunctionComponent, useMemo } from 'react'
import { type CurrentUser, useCurrentUser } from '../currentUser'
import { type DialogProps, useOpenDialog } from '../dialog/useDialog'
import type { Command } from '../keyboard/commands'
import { type Permitted, usePermitted } from '../permitted'

/** What a dialog about one record is given. */
export interface RecordDialogProps<R> extends DialogProps {
  readonly record: R
}

interface Offer<R> extends Permitted {
  readonly id: string
  readonly label: string
  readonly danger?: boolean
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
  readonly label: string
  readonly danger: boolean
  readonly appliesTo: (record: R) => boolean
  readonly disabledReason: (record: R) => string | null
  readonly run: (record: R) => void
}

type Open = ReturnType<typeof useOpenDialog>

const bound = <R>(action: RecordAction<R>, user: CurrentUser, open: Open): BoundAction<R> => {
  const { id, label, danger = false, appliesTo, disabledReason } = action
  return {
    id,
    label,
    danger,
    appliesTo: (record) => appliesTo?.(record, user) ?? true,
    disabledReason: (record) => disabledReason?.(record, user) ?? null,
    run: (record) => (action.Dialog ? open(action.Dialog, { record }) : action.run(record)),
  }
}

const NONE: readonly never[] = []

/** The acts that this user may do at all; their dialogs open above the place that asks for them. */
export function useRecordActions<R>(
  actions: readonly RecordAction<R>[] = NONE,
): readonly BoundAction<R>[] {
  const user = useCurrentUser()
  const open = useOpenDialog()
  const permitted = usePermitted(actions)
  return useMemo(
    () => permitted.map((action) => bound(action, user, open)),
    [permitted, user, open],
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
    .map(({ id, label, disabledReason, run }) => ({
      id,
      label,
      group,
      disabledReason: disabledReason(record),
      run: () => run(record),
    }))
