import type {
  Act,
  DecisionOutcome,
  OrderMark,
  TransactionStatus,
  TransactionSubType,
  TransactionType,
  WalletType,
} from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import type { TopUpReason } from '@/api/gen/wallet/enums'
import { amountText } from '@/kit/display/amountText'
import { joined } from '@/kit/display/None'
import { placesOf } from '@/kit/display/placesOf'
import { labelOf, type StatusLabel } from '@/kit/display/Status'
import type { OtherMark } from '@/kit/list/warningMarks'

export const types: Readonly<Record<TransactionType, string>> = {
  DEPOSIT: 'Deposit',
  WITHDRAW: 'Withdrawal',
  TOPUP: 'Topup',
  BONUS: 'Bonus',
  REFERRAL_PROFIT: 'Referral profit',
  AFFILIATE: 'Affiliate',
  CASHBACK: 'Cashback',
  TOURNAMENT_PRIZE: 'Tournament prize',
  CONVERSION: 'Conversion',
}

export const subTypes: Readonly<Record<TransactionSubType, string>> = {
  BONUS_CLAIM: 'Bonus claim',
  DEPOSIT_BONUS: 'Deposit bonus',
  MANUAL_BONUS: 'Manual bonus',
  REGISTRATION_BONUS: 'Registration bonus',
  CASHBACK_CLAIM: 'Cashback claim',
  AFFILIATE_CPA_COMMISSION: 'CPA commission',
  AFFILIATE_CPR_COMMISSION: 'CPR commission',
  AFFILIATE_PROFIT_WITHDRAW: 'Profit withdrawal',
  AFFILIATE_REVENUE_SHARE: 'Revenue share',
  OTHER: 'Other',
}

export const states: Readonly<Record<TransactionStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  IN_PROGRESS: { tone: 'running', label: 'In progress' },
  CONFIRMED: { tone: 'good', label: 'Confirmed' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
  CANCELED: { tone: 'ended', label: 'Canceled' },
}

/** What stands in the way of a payment that waits. */
export const orderMarks: Readonly<Record<OrderMark, OtherMark>> = {
  unanswered: {
    tone: 'waiting',
    label: 'Unanswered',
    text: 'It was sent to the provider, and the answer was lost.',
  },
  refused: {
    tone: 'bad',
    label: 'Refused',
    text: 'The provider did not take it, or did not pay it.',
  },
  unverified: {
    tone: 'waiting',
    label: 'Unverified',
    text: 'The provider did not have it when it was asked.',
  },
}

/** How a row's order is marked; a mark that the console does not know is shown as it came. */
export const orderMarkOf = ({ order }: Pick<Transaction, 'order'>): OtherMark | undefined =>
  order ? (orderMarks[order] ?? { ...labelOf({}, order), text: '' }) : undefined

const ACTS: Readonly<Partial<Record<TransactionType, Act>>> = {
  WITHDRAW: 'payOut',
  AFFILIATE: 'payOut',
  DEPOSIT: 'verifyDeposit',
}

/** What approving one is to the table of warnings. */
export const actOf = ({ transactionType }: Pick<Transaction, 'transactionType'>): Act =>
  ACTS[transactionType] ?? 'confirmClaim'

export const outcomes: Readonly<Record<DecisionOutcome, string>> = {
  APPROVED: 'Approved',
  FORCED: 'Force-approved',
  SENT: 'Sent to the provider',
  SETTLED: 'Settled manually',
  REJECTED: 'Rejected',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
}

export const wallets: Readonly<Record<WalletType, string>> = {
  main: 'Main',
  bonus: 'Bonus',
  cashback: 'Cashback',
  affiliate: 'Affiliate',
}

const TITLES: Readonly<Record<TransactionType, string>> = {
  DEPOSIT: 'Deposit',
  WITHDRAW: 'Withdrawal',
  TOPUP: 'Topup',
  BONUS: 'Bonus',
  REFERRAL_PROFIT: 'Referral profit',
  AFFILIATE: 'Affiliate',
  CASHBACK: 'Cashback',
  TOURNAMENT_PRIZE: 'Tournament prize',
  CONVERSION: 'Conversion',
}

const UNTITLED = 'Transaction'

const TITLES_OF_SUBTYPES: Readonly<Partial<Record<TransactionSubType, string>>> = {
  DEPOSIT_BONUS: 'Deposit bonus',
  MANUAL_BONUS: 'Manual bonus',
  REGISTRATION_BONUS: 'Registration bonus',
}

type Kind = Pick<Transaction, 'transactionType' | 'transactionSubType'>

/** What the details of one are called. */
export function titleOf(transaction: Kind | undefined): string {
  if (!transaction) return UNTITLED
  const { transactionType, transactionSubType } = transaction
  return TITLES_OF_SUBTYPES[transactionSubType] ?? TITLES[transactionType] ?? UNTITLED
}

/** The type, or its subtype where that says more; both where the console does not know the type. */
export function typeName({ transactionType, transactionSubType }: Kind): string {
  const type = types[transactionType] ?? transactionType ?? 'Transaction'
  const subType = subTypes[transactionSubType] ?? transactionSubType
  if (transactionSubType === 'OTHER' || !subType) return type
  return transactionType in types ? subType : joined([type, subType], ' · ')
}

/** Which one it is. */
export const nameOf = (transaction: Kind & Pick<Transaction, 'txId'>): string =>
  `${typeName(transaction)} ${transaction.txId}`

type Moved = Pick<Transaction, 'fromAmount' | 'fromCurrency' | 'player'>

/** Which one it is beside what it is: how much, and whose. */
export const whichOf = ({ fromAmount, fromCurrency, player }: Moved): readonly unknown[] => [
  amountText(fromAmount, fromCurrency, placesOf(fromCurrency)),
  player.playerCode,
]

/** What a preview says in place of figures. */
export const DECIDED = 'It was decided in the meantime: no wallet changes any more.'

/** Why an amount was topped up or taken away. */
export const reasons: Readonly<Record<TopUpReason, string>> = {
  CORRECTION: 'Correction',
  COMPENSATION: 'Compensation',
  PROMOTION: 'Promotion',
  TEST: 'Test',
  OTHER: 'Other',
}
