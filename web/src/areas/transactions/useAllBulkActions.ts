import { depositRejectionRules } from '@/api/gen/deposits/rules'
import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { transactionDecisionRules } from '@/api/gen/transactions/rules'
import { amountOf, bulkDelete } from '@/areas/money_lists'
import type { BulkAction } from '@/kit/bulk/bulk'
import { useCurrentUser } from '@/kit/currentUser'
import { decisionsFor, disabledReasonFor } from './actionFor'
import { type ActionsByType, useTypeActions } from './composition'

const ONE_BY_ONE = 'Withdrawals are approved one by one.'
const DECIDING = ['transactions_write', 'cashback_confirm', 'deposits_write'] as const
const NOTE = { label: 'Note for the players', help: 'Visible to each player.', most: 200 }
const REASON = [...depositRejectionRules.rejectReason, ...transactionDecisionRules.noteForThePlayer]

const confirm = {
  id: 'confirm',
  label: 'Approve transactions',
  description:
    'Each is approved according to its type: requested amounts are credited, and deposits are verified with their providers.',
  confirmWord: 'approve',
  note: { ...NOTE, rules: transactionDecisionRules.noteForThePlayer },
}

const reject = {
  id: 'reject',
  label: 'Reject transactions',
  danger: true,
  description:
    'Each is rejected according to its type: amounts on hold return to where they came from.',
  confirmWord: 'reject',
  note: { ...NOTE, rules: REASON },
}

/** One decision about many, each as its type has it. */
function decided(byType: ActionsByType, key: TransactionActionType) {
  const one = (transaction: Transaction) => decisionsFor(byType, transaction)?.bulkAction[key]
  const action: Pick<
    BulkAction<Transaction>,
    'disabledReason' | 'warningsOf' | 'amountOf' | 'write'
  > = {
    disabledReason: (transaction, user) =>
      disabledReasonFor(byType, transaction, key, user) ?? (one(transaction) ? null : ONE_BY_ONE),
    warningsOf: (transaction) => one(transaction)?.warningsOf?.(transaction) ?? [],
    amountOf,
    write: (transaction, note, user) => {
      const write = one(transaction)?.write(transaction, note, user)
      if (!write) throw new Error(`${transaction.transactionType} has no bulk decision`)
      return write
    },
  }
  return action
}

/** What can be done about many transactions of any kinds, each in its own way. */
export function useAllBulkActions(): readonly BulkAction<Transaction>[] {
  const byType = useTypeActions()
  const { permissions } = useCurrentUser()
  if (!DECIDING.some((permission) => permissions.includes(permission))) return [bulkDelete]
  return [
    { ...confirm, ...decided(byType, 'confirm') },
    { ...reject, ...decided(byType, 'reject') },
    bulkDelete,
  ]
}
