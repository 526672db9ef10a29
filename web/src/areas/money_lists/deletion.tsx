import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { amountOf } from './decisions'
import { typeName, whose } from './labels'
import { Sum } from './Sum'

/** Why it cannot be deleted; null if it can. */
function deletionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'It is deleted already.'
  if (status === 'CONFIRMED') return 'A confirmed transaction is not deleted.'
  return status === 'IN_PROGRESS' ? 'A transaction in progress is not deleted.' : null
}

/** Asks for the word, then takes a transaction off the lists. */
export function useDeleteTransaction(): RecordAction<Transaction> {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.transactionDelete)
  const run = async (transaction: Transaction) => {
    const { txId, status, fromAmount, fromCurrency } = transaction
    const amount = <Sum amount={fromAmount} currency={fromCurrency} />
    const agreed = await confirm({
      title: 'Delete Transaction',
      content: (
        <>
          <p>
            {typeName(transaction)} {txId} of {whose(transaction)}, {amount}, is taken off the
            lists, and nothing more can be done with it. Its entries in the ledger stay.
          </p>
          {status === 'PENDING' && (
            <p>It is pending: whatever is held for it goes back to the player’s wallet.</p>
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
    'They are taken off the lists, and nothing more can be done with them. What is held for pending ones goes back to the players’ wallets; entries in the ledger stay.',
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
