import { api } from '@/api/gen/cashback/endpoints'
import { cashbackDecisionRules } from '@/api/gen/cashback/rules'
import type { Transaction } from '@/api/gen/shared/types'
import { decisionBody, readTransaction, transactionDecisions } from '@/areas/money_lists'
import { bulkWrite, inDollars } from '@/kit/bulk/bulk'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { lazyComponent } from '@/kit/lazyComponent'

const shared = {
  options: { alwaysToast: true },
  note: {
    name: 'noteForThePlayer',
    rules: cashbackDecisionRules.noteForThePlayer,
    most: 200,
  },
} as const

/** Confirming or rejecting a claim, and what that moves. */
export const cashbackDecisions = defineDecisions({
  ...transactionDecisions,
  permission: 'cashback_confirm',
  reads: (claim: Transaction) => ({
    record: readTransaction(claim),
    facts: readIfOffered(api.endpoints.cashbackFacts, { txId: claim.txId }),
    effect: read(api.endpoints.cashbackEffect, { txId: claim.txId }),
  }),
  Body: lazyComponent(() => import('./ClaimChanges').then((code) => code.ClaimChanges)),
  amountOf: ({ toAmountInUSD }) => inDollars(toAmountInUSD),
  write: ({ txId }, decision, note) =>
    bulkWrite(api.endpoints.cashbackDecide, {
      cashbackDecision: decisionBody(txId, decision, note),
    }),
  decisions: {
    confirm: {
      ...shared,
      label: 'Approve cashback',
      act: 'confirmClaim',
      effect: 'It moves to the main wallet.',
      bulk: {
        label: 'Approve cashbacks',
        description: 'The claimed amounts move to the main wallets.',
      },
    },
    reject: {
      ...shared,
      label: 'Reject cashback',
      danger: true,
      effect: 'It returns to the cashback wallet.',
      bulk: {
        label: 'Reject cashbacks',
        description: 'The claimed amounts return to the cashback wallets.',
      },
    },
  },
})
