import { api, type Transaction } from '@/api/gen/endpoints'
import { depositRejectionRules } from '@/api/gen/rules'
import { amountOf, closedBecause } from '@/areas/transactions'
import { type BulkAct, type BulkWrite, writing } from '@/kit/bulk/bulk'

export const depositVerified = ({ txId }: Transaction): BulkWrite =>
  writing(api.endpoints.depositVerify, { depositKey: { txId } })

export const depositRejected = ({ txId }: Transaction, rejectReason: string): BulkWrite =>
  writing(api.endpoints.depositRejectOrder, { depositRejection: { txId, rejectReason } })

/** The decision about one deposit, for many. */
export const bulkDecisions: readonly BulkAct<Transaction>[] = [
  {
    id: 'verify',
    label: 'Verify deposits',
    permission: 'deposits_write',
    says: 'The providers are asked for them. What they know of is credited, and that is final.',
    word: 'verify',
    because: (deposit) => closedBecause(deposit),
    amountOf: (deposit) => amountOf(deposit),
    write: depositVerified,
  },
  {
    id: 'reject',
    label: 'Reject deposit orders',
    permission: 'deposits_write',
    danger: true,
    says: 'They are rejected, and that is final. No wallet changes.',
    word: 'reject',
    because: (deposit) => closedBecause(deposit),
    amountOf: (deposit) => amountOf(deposit),
    note: {
      label: 'Reject reason',
      help: 'Each player reads it.',
      rules: depositRejectionRules.rejectReason,
    },
    write: depositRejected,
  },
]
