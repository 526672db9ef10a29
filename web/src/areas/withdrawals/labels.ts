import type { TransactionStatus } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import type { CryptoNetwork, OrderState } from '@/api/gen/withdrawals/endpoints'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const gatewayOf = ({ gateway }: Pick<Transaction, 'gateway'>): string =>
  gateway ?? 'the provider'

export const orderStates: Readonly<Record<OrderState, StatusLabel>> = {
  NOT_SENT: { tone: 'ended', label: 'Not sent' },
  WORKING: { tone: 'running', label: 'Processing' },
  PAID: { tone: 'good', label: 'Paid' },
  NOT_PAID: { tone: 'bad', label: 'Not paid' },
  NO_ANSWER: { tone: 'waiting', label: 'No response' },
}

export const decisionLabels: Readonly<Record<WithdrawActionType, string>> = {
  confirm: 'Approve withdrawal',
  reject: 'Reject withdrawal',
}

const DELETED = 'Deleted; no further action is possible.'
const OVER = 'Already final.'
const OPEN: ReadonlySet<TransactionStatus> = new Set(['PENDING', 'IN_PROGRESS'])

type State = Pick<Transaction, 'status' | 'isDeleted'>

/** Why nothing is left to decide; null while something is. */
export function decisionDisabledReason({ status, isDeleted }: State): string | null {
  if (isDeleted) return DELETED
  return OPEN.has(status) ? null : OVER
}

/** Why it cannot be sent again or settled; null in progress. */
export function notInProgress({ status, isDeleted }: State, done: string): string | null {
  if (isDeleted) return DELETED
  return status === 'IN_PROGRESS' ? null : `Only withdrawals in progress can be ${done}.`
}

export const notAccepted = (gateway: string, status: TransactionStatus): string =>
  `${gateway} did not accept this withdrawal; it is still ${status === 'PENDING' ? 'pending' : 'in progress'}.`

export const ANSWER_LOST =
  'The provider’s response was lost: whether the withdrawal was paid is not known. It stays in progress, marked “Unanswered”.'

export const networks: Readonly<Record<CryptoNetwork, string>> = {
  TRON: 'TRON',
  BITCOIN: 'Bitcoin',
  ETHEREUM: 'Ethereum',
}

export const TOMANI_TITLE = 'Approve Tomani withdrawal'
export const TOMANI_STEPS = [{ title: 'Gateway' }, { title: 'Tomani’s response' }]
