import type { Act } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { api } from '@/api/gen/transactions/endpoints'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import { transactionDecisionRules } from '@/api/gen/transactions/rules'
import {
  BalanceChanges,
  decisionBody,
  readEffect,
  readTransaction,
  transactionDecisions,
} from '@/areas/money_lists'
import { bulkWrite } from '@/kit/bulk/bulk'
import type { Decisions } from '@/kit/decisions/decisions'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { readIfOffered } from '@/kit/decisions/reads'

const shared = {
  options: { alwaysToast: true },
  note: {
    name: 'noteForThePlayer',
    rules: transactionDecisionRules.noteForThePlayer,
    most: 200,
  },
} as const

interface Kind {
  readonly call: 'transactionBonus' | 'transactionReferralClaim' | 'transactionAffiliateWithdraw'
  readonly act: Act
  readonly confirm: string
  readonly reject: string
}

/** About a bonus, a claim of referral profit or a withdrawal of affiliate profit: each by its own call. */
const decisionsAbout = ({ call, act, confirm, reject }: Kind) =>
  defineDecisions({
    ...transactionDecisions,
    permission: 'transactions_write',
    reads: (transaction: Transaction) => ({
      record: readTransaction(transaction),
      facts: readIfOffered(api.endpoints.transactionFacts, { txId: transaction.txId }),
      effect: readEffect(transaction),
    }),
    Body: ({ known, decision }) => <BalanceChanges effect={known.effect} act={decision} />,
    write: ({ txId }, decision, note) =>
      bulkWrite(api.endpoints[call], { transactionDecision: decisionBody(txId, decision, note) }),
    decisions: {
      confirm: {
        ...shared,
        label: confirm,
        act,
        bulk: { label: 'Approve transactions' },
      },
      reject: {
        ...shared,
        label: reject,
        danger: true,
        bulk: { label: 'Reject transactions' },
      },
    },
  })

const kinds: Readonly<Partial<Record<string, Decisions<Transaction, TransactionActionType>>>> = {
  BONUS: decisionsAbout({
    call: 'transactionBonus',
    act: 'confirmClaim',
    confirm: 'Approve bonus',
    reject: 'Reject bonus',
  }),
  REFERRAL_PROFIT: decisionsAbout({
    call: 'transactionReferralClaim',
    act: 'confirmClaim',
    confirm: 'Approve referral claim',
    reject: 'Reject referral claim',
  }),
  AFFILIATE: decisionsAbout({
    call: 'transactionAffiliateWithdraw',
    act: 'payOut',
    confirm: 'Approve affiliate withdrawal',
    reject: 'Reject affiliate withdrawal',
  }),
}

/** The decisions about a transaction that is decided here; absent for one that other areas decide, or nobody. */
export function decisionsHere({ transactionType, transactionSubType }: Transaction) {
  const isProfit =
    transactionType === 'AFFILIATE' && transactionSubType !== 'AFFILIATE_PROFIT_WITHDRAW'
  return isProfit ? undefined : kinds[transactionType]
}
