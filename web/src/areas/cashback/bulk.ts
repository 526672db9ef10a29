import { api } from '@/api/gen/cashback/endpoints'
import type { ClaimAction } from '@/api/gen/cashback/enums'
import { cashbackDecisionRules } from '@/api/gen/cashback/rules'
import type { Transaction } from '@/api/gen/shared/types'
import { decisionBody, decisionDisabledReason } from '@/areas/money_lists'
import { type BulkAction, type BulkWrite, bulkWrite, inDollars, warningsOf } from '@/kit/bulk/bulk'

export const claimDecided = ({ txId }: Transaction, action: ClaimAction, note: string): BulkWrite =>
  bulkWrite(api.endpoints.cashbackDecide, { cashbackDecision: decisionBody(txId, action, note) })

const decide = (
  action: ClaimAction,
  label: string,
  description: string,
): BulkAction<Transaction> => ({
  id: action,
  label,
  permission: 'cashback_confirm',
  danger: action === 'reject',
  description,
  confirmWord: action === 'confirm' ? 'approve' : action,
  disabledReason: (claim) => decisionDisabledReason(claim),
  ...(action === 'confirm' && { warningsOf }),
  amountOf: ({ toAmountInUSD }) => inDollars(toAmountInUSD),
  note: {
    label: 'Note for the players',
    help: 'Visible to each player.',
    rules: cashbackDecisionRules.noteForThePlayer,
  },
  write: (claim, note) => claimDecided(claim, action, note),
})

/** The decision about one claim, for many. */
export const bulkDecisions: readonly BulkAction<Transaction>[] = [
  decide('confirm', 'Approve cashbacks', 'The claimed amounts move to the main wallets.'),
  decide('reject', 'Reject cashbacks', 'The claimed amounts return to the cashback wallets.'),
]
