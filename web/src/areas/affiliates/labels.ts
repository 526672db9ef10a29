import type { Affiliate, AffiliateClaim, StatementCode } from '@/api/gen/affiliates/endpoints'
import type { AffiliateClaimStatus, AffiliateStatus } from '@/api/gen/affiliates/enums'
import type { AffiliateTerms } from '@/api/gen/shared/types'
import type { StatusLabel } from '@/kit/display/Status'
import { titleOfMonth } from './months'

export const LIST_PATH = '/affiliates'

export const pathOf = ({ userCode }: Pick<Affiliate, 'userCode'>): string =>
  `${LIST_PATH}/${encodeURIComponent(userCode)}`

export const nameOf = ({ affTitle }: Pick<Affiliate, 'affTitle'>): string => `affiliate ${affTitle}`

export const statementPath = (recordId: string): string =>
  `${LIST_PATH}/statements/${encodeURIComponent(recordId)}`

export const statuses: Readonly<Record<AffiliateStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  BLOCKED: { tone: 'bad', label: 'Blocked' },
  DELETED: { tone: 'ended', label: 'Deleted' },
}

export const claimStates: Readonly<Record<AffiliateClaimStatus, StatusLabel>> = {
  CLAIMED: { tone: 'waiting', label: 'Claimed' },
  PAID: { tone: 'good', label: 'Paid' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

/** The lines of a statement, as affiliate billing calls them. */
export const lineLabels: Readonly<Record<StatementCode, string>> = {
  COMMISSION: 'Affiliate commission',
  REFERRAL_INCOME: 'Referral income',
  ADMINISTRATION_FEE: 'Administration fee',
  DEPOSIT_FEES: 'Deposit fees',
  WITHDRAW_FEES: 'Withdraw fees',
  CARRIED_LOSS: 'Loss carried over',
}

/** The six percentages, in the order of a statement, with what each is taken of. */
export const PERCENTAGES: readonly (readonly [
  name: keyof AffiliateTerms,
  label: string,
  of: string,
])[] = [
  ['casinoCommission', 'Casino commission', 'Of the casino GGR of their players.'],
  ['sportCommission', 'Sport commission', 'Of the sport GGR of their players.'],
  ['referralFeePercentage', 'Referral income', 'Of the commission of those they referred.'],
  ['administrationFeePercentage', 'Administration fee', 'Of the total GGR; a loss counts as 0.'],
  ['depositFeePercentage', 'Deposit fee', 'Of the deposits of their players.'],
  ['withdrawFeePercentage', 'Withdraw fee', 'Of the withdrawals of their players.'],
]

/** The months of a claim: `July to September 2026`, or one alone. */
export function periodOf({ from, to }: Pick<AffiliateClaim, 'from' | 'to'>): string {
  const [first, last] = [titleOfMonth(from), titleOfMonth(to)]
  if (first === last) return first
  const year = last.split(' ').at(-1) ?? ''
  return `${first.replace(` ${year}`, '')} to ${last}`
}

/** Why a closed month and the report may differ. */
export const EARLIER_BETS =
  'A closed month is paid by its statement. Bets from before the platform kept them one by one are in no month of this report, though they count in what a player wagered in all, and in the statements of those months.'
