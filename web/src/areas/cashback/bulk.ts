import { api, type Transaction } from '@/api/gen/endpoints'
import type { ClaimAction } from '@/api/gen/enums'
import { cashbackDecisionRules } from '@/api/gen/rules'
import { type BulkAct, type BulkWrite, inDollars, writing } from '@/kit/bulk/bulk'
import { closedBecause, decisionOf } from './decisions'

export const claimDecided = ({ txId }: Transaction, action: ClaimAction, note: string): BulkWrite =>
  writing(api.endpoints.cashbackDecide, decisionOf(txId, action, note))

const decide = (action: ClaimAction, label: string, says: string): BulkAct<Transaction> => ({
  id: action,
  label,
  permission: 'cashback_confirm',
  danger: action === 'reject',
  says,
  word: action,
  because: closedBecause,
  amountOf: ({ toAmountInUSD }) => inDollars(toAmountInUSD),
  note: {
    label: 'Note for the players',
    help: 'Each of them reads it.',
    rules: cashbackDecisionRules.noteForThePlayer,
  },
  write: (claim, note) => claimDecided(claim, action, note),
})

/** The decision about one claim, for many. */
export const bulkDecisions: readonly BulkAct<Transaction>[] = [
  decide('confirm', 'Confirm cashbacks', 'What was claimed moves to the main wallets.'),
  decide('reject', 'Reject cashbacks', 'What was claimed returns to the cashback wallets.'),
]
