import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import {
  decisionDisabledReason,
  type TransactionAction,
  type TransactionActions,
  types,
  useActionAllowed,
  useActionDialog,
  useDeleteTransaction,
} from '@/areas/money_lists'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type TransactionActionKey, useTypeActions } from './composition'
import { decidableAs } from './decisions'

/** Confirming and rejecting what this area decides about. */
const decidingActions: Readonly<Record<TransactionActionType, TransactionAction>> = {
  confirm: {
    id: 'transactionConfirm',
    label: 'Approve',
    permission: 'transactions_write',
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideDialog').then((code) => code.ConfirmTransaction)),
  },
  reject: {
    id: 'transactionReject',
    label: 'Reject',
    permission: 'transactions_write',
    danger: true,
    disabledReason: decisionDisabledReason,
    Dialog: lazyComponent(() => import('./DecideDialog').then((code) => code.RejectTransaction)),
  },
}

type TypeActionsByType = ReturnType<typeof useTypeActions>

/** How that is done about this one; nothing where it is not done by hand. */
export function actionFor(
  typeActions: TypeActionsByType,
  transaction: Transaction,
  key: TransactionActionKey,
): TransactionAction | undefined {
  if ((key === 'confirm' || key === 'reject') && decidableAs(transaction))
    return decidingActions[key]
  return typeActions[transaction.transactionType]?.[key]
}

/** What can be done about a transaction of any kind, each kind in its own way. */
export function useAllTransactionActions(): TransactionActions {
  const typeActions = useTypeActions()
  const may = useActionAllowed()
  const { open, dialog } = useActionDialog()
  const deleting = useDeleteTransaction()
  const acting = (
    id: TransactionActionKey,
    label: string,
    otherwise: string,
  ): RecordAction<Transaction> => ({
    id,
    label,
    danger: id === 'reject',
    disabledReason: (transaction) => {
      const action = actionFor(typeActions, transaction, id)
      return action
        ? may(action, transaction)
        : `${types[transaction.transactionType]} ${otherwise}`
    },
    run: (transaction) => {
      const action = actionFor(typeActions, transaction, id)
      if (action) open(action, transaction)
    },
  })
  return {
    actions: [
      acting('confirm', 'Approve', 'cannot be approved or rejected manually.'),
      acting('reject', 'Reject', 'cannot be approved or rejected manually.'),
      acting('order', 'Order status', 'has no order at a provider.'),
      acting('resend', 'Resend', 'is not sent to a provider.'),
      deleting,
    ],
    dialog,
  }
}
