import type { TotalKind } from '@/api/gen/player_reports/enums'
import type { Player } from '@/api/gen/players/endpoints'
import type { RegisteredBy } from '@/api/gen/players/enums'
import type { VerificationStatus } from '@/api/gen/shared/enums'
import type { StatusLabel, Tone } from '@/kit/display/Status'

export const NOT_REAL_TIME = 'Wallet data is not real time.'

export const verifications: Readonly<Record<VerificationStatus, string>> = {
  CONFIRMED: 'Confirmed',
  PENDING: 'Pending KYC',
  REJECTED: 'Rejected',
}

const registeredBy: Readonly<Record<RegisteredBy, string>> = {
  EMAIL: 'Email',
  GMAIL: 'Gmail',
  TELEGRAM: 'Telegram',
}

export const registeredByOf = ({ registeredBy: by }: Pick<Player, 'registeredBy'>) =>
  by && (registeredBy[by] ?? by)

export const verificationTones: Readonly<Record<VerificationStatus, Tone>> = {
  CONFIRMED: 'good',
  PENDING: 'waiting',
  REJECTED: 'bad',
}

export const totalTitles: Readonly<Record<TotalKind, string>> = {
  JOINED: 'Total users',
  DEPOSIT: 'Total users deposit',
  WITHDRAW: 'Total users withdrawal',
}

/** The one state that matters most. */
export function stateOf(
  player: Pick<Player, 'isDeleted' | 'isBlocked' | 'isVerified'>,
): StatusLabel {
  if (player.isDeleted) return { tone: 'ended', label: 'Deleted' }
  if (player.isBlocked) return { tone: 'bad', label: 'Blocked' }
  if (!player.isVerified) return { tone: 'waiting', label: 'Not verified' }
  return { tone: 'good', label: 'Verified' }
}
