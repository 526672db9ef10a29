import type { Transaction } from '@/api/gen/shared/types'
import { api, type TransactionDecision } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import type { Amount } from '@/kit/bulk/bulk'
import { read } from '@/kit/decisions/reads'
import type { RecordField } from '@/kit/display/RecordFields'
import { decisionFacts } from './decisionFacts'
import { decisionFields, TransactionState } from './TransactionState'

/** What a transaction moves. */
export const amountOf = ({ fromAmount, fromCurrency, toAmountInUSD }: Transaction): Amount => ({
  amount: fromAmount,
  currency: fromCurrency,
  amountInUSD: toAmountInUSD,
})

export const readTransaction = ({ txId }: Transaction) => read(api.endpoints.transaction, { txId })

/** What a decision does to the player's wallets. */
export const readEffect = ({ txId }: Transaction) => read(api.endpoints.transactionEffect, { txId })

/** What a decision says, whatever is decided about. */
export const decisionBody = (
  txId: string,
  actionType: TransactionActionType,
  note: string,
): TransactionDecision => ({
  txId,
  actionType,
  ...(note.trim() && { noteForThePlayer: note.trim() }),
})

/** Why it cannot be decided; null if it can. */
function disabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'Deleted; no further action is possible.'
  return status === 'PENDING' ? null : 'Only pending transactions can be approved or rejected.'
}

/** How it stands, and who decided what and when. */
export const decidedFields = (transaction: Transaction): readonly RecordField[] => [
  ['Status', <TransactionState key="status" transaction={transaction} />],
  ...decisionFields(transaction),
]

/** What the decisions about transactions of any type have in common. */
export const transactionDecisions = {
  what: 'transaction',
  fields: ({ record }: { readonly record: Transaction }) => decisionFacts(record),
  disabledReason,
  decided: decidedFields,
  amountOf,
} as const
