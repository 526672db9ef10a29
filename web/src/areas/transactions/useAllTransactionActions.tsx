import type { ReactNode } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import type { RecordAction } from '@/kit/record/ActionMenu'
import {
  decidingActions,
  type TransactionAction,
  useActionAllowed,
  useActionDialog,
} from './actions'
import { type TransactionActionKey, useTypeActions } from './composition'
import { decidableAs } from './decisions'
import { types } from './labels'
import { useDeleteTransaction } from './useDeleteTransaction'

type TypeActsByType = ReturnType<typeof useTypeActions>

/** How that is done about this one; nothing where it is not done by hand. */
export function actionFor(
  typeActions: TypeActsByType,
  transaction: Transaction,
  key: TransactionActionKey,
): TransactionAction | undefined {
  if ((key === 'confirm' || key === 'reject') && decidableAs(transaction))
    return decidingActions[key]
  return typeActions[transaction.transactionType]?.[key]
}

interface Acting {
  readonly actions: readonly RecordAction<Transaction>[]
  /** To be drawn wherever the acts are offered. */
  readonly dialog: ReactNode
}

/** What can be done about a transaction of any kind, each kind in its own way. */
export function useAllTransactionActions(): Acting {
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
      acting('confirm', 'Confirm', 'is not decided about by hand.'),
      acting('reject', 'Reject', 'is not decided about by hand.'),
      acting('order', 'Order status', 'has no order at a provider.'),
      acting('resend', 'Resend', 'is not sent to a provider.'),
      deleting,
    ],
    dialog,
  }
}
