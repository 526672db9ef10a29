import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { decisionFacts } from './decisionFacts'
import { amountOf } from './decisions'

/** Why it cannot be deleted; null if it can. */
function deletionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'Already deleted.'
  if (status === 'CONFIRMED') return 'Confirmed transactions cannot be deleted.'
  return status === 'IN_PROGRESS' ? 'Transactions in progress cannot be deleted.' : null
}

/** Asks for the word, then takes a transaction off the lists. */
export function useDeleteTransaction(): RecordAction<Transaction> {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.transactionDelete)
  const run = async (transaction: Transaction) => {
    const { txId, status } = transaction
    const agreed = await confirm({
      title: 'Delete transaction',
      facts: decisionFacts(transaction),
      content: (
        <>
          <p>
            It is removed from the lists and no further action is possible. Its ledger entries stay.
          </p>
          {status === 'PENDING' && (
            <p>It is pending: any amount on hold returns to the player’s wallet.</p>
          )}
        </>
      ),
      confirmLabel: 'Delete transaction',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: 'delete',
    })
    if (agreed) await write.run({ transactionDeletion: { txId } }, { record: transaction })
  }
  return {
    id: 'transactions-delete',
    label: 'Delete',
    permission: 'transactions_delete',
    danger: true,
    disabledReason: deletionDisabledReason,
    run,
  }
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
