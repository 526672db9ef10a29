import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { shortId } from '@/kit/display/Id'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import type { RecordAction } from '@/kit/record/recordActions'
import { decisionFacts } from './decisionFacts'
import { amountOf } from './transactionDecisions'

/** Why it cannot be deleted; null if it can. */
function deletionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'Already deleted.'
  if (status === 'CONFIRMED') return 'Confirmed transactions cannot be deleted.'
  return status === 'IN_PROGRESS' ? 'Transactions in progress cannot be deleted.' : null
}

/** Asks for the word, then takes a transaction off the lists. */
function useDeleteTransaction(): RecordAction<Transaction> {
  const write = useAction(api.endpoints.transactionDelete)
  const { ask } = useConfirmed(write, (transaction: Transaction) => ({
    title: `Delete transaction ${shortId(transaction.txId)}?`,
    facts: decisionFacts(transaction),
    content: (
      <>
        <p>
          It is removed from the lists and no further action is possible. Its ledger entries stay.
        </p>
        {transaction.status === 'PENDING' && (
          <p>It is pending: any amount on hold returns to the player’s wallet.</p>
        )}
      </>
    ),
    confirmLabel: 'Delete transaction',
    danger: true,
    confirmWord: 'delete',
    arg: { transactionDeletion: { txId: transaction.txId } },
    record: transaction,
  }))
  return {
    id: 'transactions-delete',
    label: 'Delete transaction',
    permission: 'transactions_delete',
    danger: true,
    disabledReason: deletionDisabledReason,
    run: ask,
  }
}

/** These actions, and deletion after them. */
export function useWithDeletion(
  actions: readonly RecordAction<Transaction>[],
): readonly RecordAction<Transaction>[] {
  return [...actions, useDeleteTransaction()]
}

/** Takes many transactions off the lists. */
export const bulkDelete: BulkAction<Transaction> = {
  id: 'delete',
  label: 'Delete transactions',
  permission: 'transactions_delete',
  danger: true,
  description:
    'They are removed from the lists and no further action is possible. Amounts on hold return to the players’ wallets; ledger entries stay.',
  confirmWord: 'delete',
  disabledReason: deletionDisabledReason,
  amountOf,
  write: (transaction) =>
    bulkWrite(
      api.endpoints.transactionDelete,
      { transactionDeletion: { txId: transaction.txId } },
      transaction,
    ),
}
