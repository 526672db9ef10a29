import type { BetType } from '@/api/gen/shared/enums'
import type { Tournament, Winner } from '@/api/gen/tournaments/endpoints'
import type { Scoring, TournamentStatus, WinnerStatus } from '@/api/gen/tournaments/enums'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<TournamentStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  EXPIRED: { tone: 'ended', label: 'Expired' },
}

export const winnerStatuses: Readonly<Record<WinnerStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  APPROVED: { tone: 'good', label: 'Approved' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

export const scorings: Readonly<Record<Scoring, string>> = {
  TOTAL_WAGER: 'Total wager',
  HIGHEST_MULTIPLIER: 'Highest multiplier',
  NET_WIN: 'Net win',
}

export const types: Readonly<Record<BetType, string>> = { CASINO: 'Casino', SPORT: 'Sport' }

/** One that the console does not know is shown as it came. */
export const scoringOf = ({ scoring }: { readonly scoring: Scoring }): string =>
  scorings[scoring] ?? scoring

export const typeOf = ({ betType }: { readonly betType: BetType }): string =>
  types[betType] ?? betType

export const nameOf = ({ title }: Pick<Tournament, 'title'>): string =>
  `tournament ${rawText(title) || '—'}`

export const winnerName = ({ rank, player }: Winner): string =>
  `winner ${rank} · ${player.playerCode}`

export const pathOf = ({ id }: Pick<Tournament, 'id'>): string => `/tournament/${id}`

export const winnersPathOf = ({ id }: Pick<Tournament, 'id'>): string => `/tournament/winners/${id}`

/** Of one that was deleted after prizes of it were paid. */
export const ARCHIVED = 'It was deleted; it can only be read.'

/** Why a tournament cannot be deleted; null when it can. */
export function deleteDisabledReason(tournament: Tournament): string | null {
  const { status, betCount, pendingWinnerCount, isArchived } = tournament
  if (isArchived) return ARCHIVED
  if (status === 'ACTIVE' && betCount > 0) return 'Bets already count; delete it once it has ended.'
  return pendingWinnerCount > 0
    ? 'Winners are waiting for their prizes; pay or reject them first.'
    : null
}

export const cancelDisabledReason = ({ status }: Pick<Tournament, 'status'>): string | null =>
  status === 'ACTIVE' ? null : 'It has ended already.'
