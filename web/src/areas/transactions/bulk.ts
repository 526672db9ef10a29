import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { type Amount, type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { deletionDisabledReason } from './decisions'

/** What a transaction moves. */
export const amountOf = ({ fromAmount, fromCurrency, toAmountInUSD }: Transaction): Amount => ({
  amount: fromAmount,
  currency: fromCurrency,
  amountInUSD: toAmountInUSD,
})

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
