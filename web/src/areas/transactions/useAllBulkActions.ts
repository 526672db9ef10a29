import { depositRejectionRules } from '@/api/gen/deposits/rules'
import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { transactionDecisionRules } from '@/api/gen/transactions/rules'
import { amountOf, bulkDelete, decisionBody, types, useActionAllowed } from '@/areas/money_lists'
import { type BulkAction, type BulkWrite, bulkWrite, warningsOf } from '@/kit/bulk/bulk'
import { useSession } from '@/session/session'
import { type TypeActions, useTypeActions } from './composition'
import { decidableAs, decisions } from './decisions'
import { actionFor } from './useAllTransactionActions'

const ONE_BY_ONE = 'Withdrawals are approved one by one.'
const DECIDING = ['transactions_write', 'cashback_confirm', 'deposits_write'] as const
const NOTE = { label: 'Note for the players', help: 'Visible to each player.' }
const REASON = [...depositRejectionRules.rejectReason, ...transactionDecisionRules.noteForThePlayer]

/** Decides by this area's own call; null where the type belongs to another. */
function decidedHere(transaction: Transaction, act: TransactionActionType, note: string) {
  const kind = decidableAs(transaction)
  if (!kind) return null
  const transactionDecision = decisionBody(transaction.txId, act, note)
  return bulkWrite(api.endpoints[decisions[kind].call], { transactionDecision })
}

/** What can be done about many transactions of any kinds, each in its own way. */
export function useAllBulkActions(): readonly BulkAction<Transaction>[] {
  const may = useActionAllowed()
  const typeActions = useTypeActions()
  const decideOf = ({ transactionType }: Transaction): TypeActions['decide'] =>
    typeActions[transactionType]?.decide
  const decided = (
    transaction: Transaction,
    act: TransactionActionType,
    note: string,
  ): BulkWrite => {
    const write =
      decidedHere(transaction, act, note) ?? decideOf(transaction)?.(transaction, act, note)
    if (!write) throw new Error(`${transaction.transactionType} has no bulk decision`)
    return write
  }
  const { permissions } = useSession().user
  const disabledReason = (act: TransactionActionType) => (transaction: Transaction) => {
    const action = actionFor(typeActions, transaction, act)
    if (!action)
      return `${types[transaction.transactionType]} cannot be approved or rejected manually.`
    const reason = may(action, transaction)
    const isAlone = !decidableAs(transaction) && !decideOf(transaction)
    return reason ?? (isAlone ? ONE_BY_ONE : null)
  }
  const confirms: BulkAction<Transaction> = {
    id: 'confirm',
    label: 'Approve transactions',
    description:
      'Each is approved according to its type: requested amounts are credited, and deposits are verified with their providers.',
    confirmWord: 'approve',
    disabledReason: disabledReason('confirm'),
    warningsOf,
    amountOf,
    note: { ...NOTE, rules: transactionDecisionRules.noteForThePlayer },
    write: (transaction, note) => decided(transaction, 'confirm', note),
  }
  const rejects: BulkAction<Transaction> = {
    id: 'reject',
    label: 'Reject transactions',
    danger: true,
    description:
      'Each is rejected according to its type: amounts on hold return to where they came from.',
    confirmWord: 'reject',
    disabledReason: disabledReason('reject'),
    amountOf,
    note: { ...NOTE, rules: REASON },
    write: (transaction, note) => decided(transaction, 'reject', note),
  }
  const mayDecide = DECIDING.some((permission) => permissions.includes(permission))
  return mayDecide ? [confirms, rejects, bulkDelete] : [bulkDelete]
}
