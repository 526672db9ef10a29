import type {
  ExternalTransactionSubType,
  ExternalTransactionType,
} from '@/api/gen/external_wallet/enums'
import type { TransactionStatus } from '@/api/gen/shared/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const CURRENCY = 'UUSD'
export const SHORTEST_VOUCHER = 28
export const VOUCHER_INPUT_LENGTH = 30

export const types: Readonly<Record<ExternalTransactionType, string>> = {
  TOPUP: 'Topup',
  WITHDRAW: 'Withdrawal',
}

export const subTypes: Readonly<Record<ExternalTransactionSubType, string>> = {
  VOUCHER_ACTIVATION: 'Voucher activation',
  VOUCHER_CREATION: 'Voucher creation',
}

export const statuses: Readonly<Record<TransactionStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  IN_PROGRESS: { tone: 'running', label: 'In progress' },
  CONFIRMED: { tone: 'good', label: 'Confirmed' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
  CANCELED: { tone: 'ended', label: 'Canceled' },
}

export const ANSWERS_LATER = 'Utopia responds within a minute; the list shows the result.'
