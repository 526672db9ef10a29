import { api, type Transaction } from '@/api/gen/endpoints'
import { type Amount, type BulkAct, writing } from '@/kit/bulk/bulk'
import { keptBecause } from './decisions'

/** What a transaction moves. */
export const amountOf = ({ fromAmount, fromCurrency, toAmountInUSD }: Transaction): Amount => ({
  amount: fromAmount,
  currency: fromCurrency,
  amountInUSD: toAmountInUSD,
})

/** Takes many transactions off the lists. */
export const bulkDelete: BulkAct<Transaction> = {
  id: 'delete',
  label: 'Delete transactions',
  permission: 'transactions_delete',
  danger: true,
  says: 'They are taken off the lists, and nothing more can be done with them. What is held for pending ones goes back to the players’ wallets; entries in the ledger stay.',
  word: 'delete',
  because: keptBecause,
  amountOf,
  write: (transaction) =>
    writing(
      api.endpoints.transactionDelete,
      { transactionDeletion: { txId: transaction.txId } },
      transaction,
    ),
}
