import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'

export type Decidable = 'BONUS' | 'REFERRAL_PROFIT' | 'AFFILIATE'

interface Decision {
  readonly call: 'transactionBonus' | 'transactionReferralClaim' | 'transactionAffiliateWithdraw'
  readonly what: string
  readonly title: Readonly<Record<TransactionActionType, string>>
  readonly button: Readonly<Record<TransactionActionType, string>>
}

/** Which call decides about which kind, and how that is said. */
export const decisions: Readonly<Record<Decidable, Decision>> = {
  BONUS: {
    call: 'transactionBonus',
    what: 'Bonus',
    title: { confirm: 'Approve bonus', reject: 'Reject bonus' },
    button: { confirm: 'Approve bonus', reject: 'Reject bonus' },
  },
  REFERRAL_PROFIT: {
    call: 'transactionReferralClaim',
    what: 'Referral claim',
    title: { confirm: 'Approve referral claim', reject: 'Reject referral claim' },
    button: { confirm: 'Approve referral claim', reject: 'Reject referral claim' },
  },
  AFFILIATE: {
    call: 'transactionAffiliateWithdraw',
    what: 'Withdrawal of affiliate profit',
    title: { confirm: 'Affiliate Withdraw Confirmation', reject: 'Reject affiliate withdrawal' },
    button: { confirm: 'Approve affiliate withdrawal', reject: 'Reject affiliate withdrawal' },
  },
}

/** The kind that is decided here; null for one that other areas decide, or nobody. */
export function decidableAs(transaction: Transaction): Decidable | null {
  const { transactionType: type, transactionSubType } = transaction
  if (type === 'AFFILIATE' && transactionSubType !== 'AFFILIATE_PROFIT_WITHDRAW') return null
  return type in decisions ? (type as Decidable) : null
}
