import { api } from '@/api/gen/deposits/endpoints'
import { depositRejectionRules } from '@/api/gen/deposits/rules'
import type { Transaction } from '@/api/gen/shared/types'
import { amountOf, decisionDisabledReason } from '@/areas/money_lists'
import { type BulkAction, type BulkWrite, bulkWrite, warningsOf } from '@/kit/bulk/bulk'

export const depositVerified = ({ txId }: Transaction): BulkWrite =>
  bulkWrite(api.endpoints.depositVerify, { depositKey: { txId } })

export const depositRejected = ({ txId }: Transaction, rejectReason: string): BulkWrite =>
  bulkWrite(api.endpoints.depositRejectOrder, { depositRejection: { txId, rejectReason } })

/** The decision about one deposit, for many. */
export const bulkDecisions: readonly BulkAction<Transaction>[] = [
  {
    id: 'verify',
    label: 'Verify deposits',
    permission: 'deposits_write',
    description:
      'Their providers are asked to verify them. Verified deposits are credited; this is final.',
    confirmWord: 'verify',
    disabledReason: (deposit) => decisionDisabledReason(deposit),
    warningsOf,
    amountOf: (deposit) => amountOf(deposit),
    write: depositVerified,
  },
  {
    id: 'reject',
    label: 'Reject deposit orders',
    permission: 'deposits_write',
    danger: true,
    description: 'They will be rejected. This is final; no wallet changes.',
    confirmWord: 'reject',
    disabledReason: (deposit) => decisionDisabledReason(deposit),
    amountOf: (deposit) => amountOf(deposit),
    note: {
      label: 'Reject reason',
      help: 'Visible to each player.',
      rules: depositRejectionRules.rejectReason,
    },
    write: depositRejected,
  },
]
