import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionDecision } from '@/api/gen/transactions/endpoints'
import type { TransactionAct } from '@/api/gen/transactions/enums'

export type Decidable = 'BONUS' | 'REFERRAL_PROFIT' | 'AFFILIATE'

interface Decision {
  readonly call: 'transactionBonus' | 'transactionReferralClaim' | 'transactionAffiliateWithdraw'
  readonly what: string
  readonly title: Readonly<Record<TransactionAct, string>>
  readonly button: Readonly<Record<TransactionAct, string>>
}

/** Which call decides about which kind, and how that is said. */
export const decisions: Readonly<Record<Decidable, Decision>> = {
  BONUS: {
    call: 'transactionBonus',
    what: 'A bonus',
    title: { confirm: 'Bonus Confirmation', reject: 'Bonus Rejection' },
    button: { confirm: 'Confirm bonus', reject: 'Reject bonus' },
  },
  REFERRAL_PROFIT: {
    call: 'transactionReferralClaim',
    what: 'A claim of referral profit',
    title: { confirm: 'Referral Claim Confirmation', reject: 'Referral Claim Rejection' },
    button: { confirm: 'Approve referral claim', reject: 'Reject referral claim' },
  },
  AFFILIATE: {
    call: 'transactionAffiliateWithdraw',
    what: 'A withdrawal of affiliate profit',
    title: { confirm: 'Affiliate Withdraw Confirmation', reject: 'Affiliate Withdraw Rejection' },
    button: { confirm: 'Confirm affiliate withdraw', reject: 'Reject affiliate withdraw' },
  },
}

/** The kind that is decided here; null for one that other areas decide, or nobody. */
export function decidableAs(transaction: Transaction): Decidable | null {
  const { transactionType: type, transactionSubType } = transaction
  if (type === 'AFFILIATE' && transactionSubType !== 'AFFILIATE_PROFIT_WITHDRAW') return null
  return type in decisions ? (type as Decidable) : null
}

/** The body of a decision. */
export const decisionOf = (
  txId: string,
  actionType: TransactionAct,
  note: string | null | undefined,
): { readonly transactionDecision: TransactionDecision } => ({
  transactionDecision: {
    txId,
    actionType,
    ...(note?.trim() && { noteForThePlayer: note.trim() }),
  },
})

/** Why it cannot be decided; null if it can. */
export function decisionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'It is deleted; nothing more is done with it.'
  return status === 'PENDING' ? null : 'Only a pending one is decided.'
}

/** Why it cannot be deleted; null if it can. */
export function deletionDisabledReason({ status, isDeleted }: Transaction): string | null {
  if (isDeleted) return 'It is deleted already.'
  if (status === 'CONFIRMED') return 'A confirmed transaction is not deleted.'
  return status === 'IN_PROGRESS' ? 'A transaction in progress is not deleted.' : null
}
