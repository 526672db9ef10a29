import { api, type Transaction } from '@/api/gen/endpoints'
import type { TransactionAct } from '@/api/gen/enums'
import { depositRejectionRules, transactionDecisionRules } from '@/api/gen/rules'
import { useSession } from '@/app/session/session'
import { claimDecided } from '@/areas/cashback'
import { depositRejected, depositVerified } from '@/areas/deposits'
import { type BulkAct, type BulkWrite, writing } from '@/kit/bulk'
import { useMay } from './acts'
import { amountOf, bulkDelete } from './bulk'
import { decidableAs, decisionOf, decisions } from './decisions'
import { wayOf } from './useEveryAct'
import { types } from './words'

const ONE_BY_ONE = 'A withdrawal is decided one by one, by its checks and its provider.'
const DECIDING = ['transactions_write', 'cashback_confirm', 'deposits_write'] as const
const NOTE = { label: 'Note for the players', help: 'Each of them reads it.' }
const REASON = [...depositRejectionRules.rejectReason, ...transactionDecisionRules.noteForThePlayer]

/** Each kind by its own call. */
function decided(transaction: Transaction, act: TransactionAct, note: string): BulkWrite {
  const kind = decidableAs(transaction)
  if (kind) {
    const { call } = decisions[kind]
    return writing(api.endpoints[call], decisionOf(transaction.txId, act, note))
  }
  if (transaction.transactionType === 'CASHBACK') return claimDecided(transaction, act, note)
  return act === 'confirm' ? depositVerified(transaction) : depositRejected(transaction, note)
}

/** What can be done about many transactions of any kinds, each in its own way. */
export function useEveryBulk(): readonly BulkAct<Transaction>[] {
  const may = useMay()
  const { permissions } = useSession().user
  const because = (act: TransactionAct) => (transaction: Transaction) => {
    const way = wayOf(transaction, act)
    if (!way) return `${types[transaction.transactionType]} is not decided about by hand.`
    const reason = may(way, transaction)
    return reason ?? (transaction.transactionType === 'WITHDRAW' ? ONE_BY_ONE : null)
  }
  const confirms: BulkAct<Transaction> = {
    id: 'confirm',
    label: 'Confirm transactions',
    says: 'Each is confirmed in the way of its kind: what was asked for is credited, and deposits are asked for at their providers.',
    word: 'confirm',
    because: because('confirm'),
    amountOf,
    note: { ...NOTE, rules: transactionDecisionRules.noteForThePlayer },
    write: (transaction, note) => decided(transaction, 'confirm', note),
  }
  const rejects: BulkAct<Transaction> = {
    id: 'reject',
    label: 'Reject transactions',
    danger: true,
    says: 'Each is rejected in the way of its kind: what is held goes back to where it came from.',
    word: 'reject',
    because: because('reject'),
    amountOf,
    note: { ...NOTE, rules: REASON },
    write: (transaction, note) => decided(transaction, 'reject', note),
  }
  const mayDecide = DECIDING.some((permission) => permissions.includes(permission))
  return mayDecide ? [confirms, rejects, bulkDelete] : [bulkDelete]
}
