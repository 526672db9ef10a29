import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { deletionDisabledReason } from './decisions'
import { typeName, whose } from './labels'
import { Sum } from './Sum'

/** Asks for the word, then takes a transaction off the lists. */
export function useDeleteTransaction(onDone?: () => void): RecordAction<Transaction> {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.transactionDelete, { ...(onDone && { onDone }) })
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
