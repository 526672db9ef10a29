import type { Bet } from '@/api/gen/bets/endpoints'
import type { BetMode, BetsCountedIn, SelectionStatus, StakeFrom } from '@/api/gen/bets/enums'
import type { BetStatus, BetType } from '@/api/gen/shared/enums'
import { joined } from '@/kit/display/None'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<BetStatus, StatusLabel>> = {
  OPEN: { tone: 'waiting', label: 'Open' },
  WON: { tone: 'good', label: 'Won' },
  LOST: { tone: 'bad', label: 'Lost' },
  CASHBACK: { tone: 'running', label: 'Cashback' },
  CANCELED: { tone: 'ended', label: 'Canceled' },
}

export const selectionStatuses: Readonly<Record<SelectionStatus, StatusLabel>> = {
  OPEN: { tone: 'waiting', label: 'Open' },
  WON: { tone: 'good', label: 'Won' },
  LOST: { tone: 'bad', label: 'Lost' },
  VOID: { tone: 'ended', label: 'Void' },
}

export const types: Readonly<Record<BetType, string>> = { CASINO: 'Casino', SPORT: 'Sport' }

export const modes: Readonly<Record<BetMode, string>> = {
  SINGLE: 'Single',
  COMBO: 'Combo',
  SYSTEM: 'System',
}

export const stakesFrom: Readonly<Record<StakeFrom, string>> = {
  MAIN: 'Main wallet',
  FREE_BET: 'Free bet',
}

/** The figures that some bets are left out of. */
export const countedIn: Readonly<Record<BetsCountedIn, string>> = {
  WAGER: 'Wager (no free or canceled bets)',
  GGR: 'GGR (settled bets)',
}

/** Its type, and of a sport bet its mode: `Sport, combo`. */
export function typeOf({ betType, betMode }: Pick<Bet, 'betType' | 'betMode'>): string {
  const type = types[betType] ?? betType ?? 'Unknown type'
  return betMode ? joined([type, rawText(modes[betMode] ?? betMode).toLowerCase()], ', ') : type
}

/** What was bet on: the game, or the event of the first selection. */
export const subjectOf = ({ game, event }: Pick<Bet, 'game' | 'event'>): string | undefined =>
  (game ?? event)?.title

export const nameOf = ({ betId }: Pick<Bet, 'betId'>): string => `Bet ${rawText(betId) || '—'}`

/** The page that shows nothing but the bet: each generation has its own. */
export const pathOf = ({ betId, generation }: Pick<Bet, 'betId' | 'generation'>): string =>
  `/${generation === 1 ? 'bets' : 'betsV2'}/${encodeURIComponent(betId)}`

/** Why the bet cannot be settled; null while it is open. */
export const settleDisabledReason = ({ status }: Pick<Bet, 'status'>): string | null =>
  status === 'OPEN' ? null : `Already ${statuses[status].label.toLowerCase()}; that is final.`
