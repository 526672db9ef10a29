import { useMemo } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { useWithDeletion } from '@/areas/money_lists'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { actionFor, disabledReasonFor, type TransactionActionKey } from './actionFor'
import { type ActionsByType, useOtherActions, useTypeActions } from './composition'

/** Opens what that is about the transaction's type. */
const dialogOf = (key: TransactionActionKey) =>
  function TypeDialog(props: RecordDialogProps<Transaction>) {
    const action = actionFor(useTypeActions(), props.record, key)
    return action?.Dialog ? <action.Dialog {...props} /> : null
  }

const ACTIONS = [
  { id: 'confirm', label: 'Approve', decisionKey: 'a', Dialog: dialogOf('confirm') },
  { id: 'reject', label: 'Reject', danger: true, decisionKey: 'r', Dialog: dialogOf('reject') },
  { id: 'order', label: 'Order status', Dialog: dialogOf('order') },
  { id: 'resend', label: 'Resend', Dialog: dialogOf('resend') },
] as const

const actionsBy = (
  byType: ActionsByType,
  some: readonly (typeof ACTIONS)[number][] = ACTIONS,
): readonly RecordAction<Transaction>[] =>
  some.map((action) => ({
    ...action,
    labelFor: (transaction) => actionFor(byType, transaction, action.id)?.label,
    disabledReason: (transaction, user) => disabledReasonFor(byType, transaction, action.id, user),
  }))

/** What can be done about a transaction of any kind, each kind in its own way and words: a deposit is verified. */
export function useAllTransactionActions(): readonly RecordAction<Transaction>[] {
  const byType = useTypeActions()
  const others = useOtherActions()
  return useWithDeletion(useMemo(() => [...actionsBy(byType), ...others], [byType, others]))
}

const DECISIONS = actionsBy({}, ACTIONS.slice(0, 2))

/** What can be decided about profit and bonuses of players, each kind in its own way. */
export const useDecisionActions = (): readonly RecordAction<Transaction>[] =>
  useWithDeletion(DECISIONS)
