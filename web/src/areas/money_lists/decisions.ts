import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionDecision } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import type { Amount } from '@/kit/bulk/bulk'

/** What a transaction moves. */
export const amountOf = ({ fromAmount, fromCurrency, toAmountInUSD }: Transaction): Amount => ({
  amount: fromAmount,
  currency: fromCurrency,
  amountInUSD: toAmountInUSD,
})

/** What a decision says, whatever is decided about. */
export const decisionBody = (
  txId: string,
  actionType: TransactionActionType,
  note: string | null | undefined,
): TransactionDecision => ({
  txId,
  actionType,
  ...(note?.trim() && { noteForThePlayer: note.trim() }),
})

/** Why it cannot be decided; null if it can. */
export function decisionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'Deleted; no further action is possible.'
  return status === 'PENDING' ? null : 'Only pending transactions can be approved or rejected.'
}
