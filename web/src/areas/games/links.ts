import { FIGURE_DAYS } from '@/api/gen/games/constants'
import type { Game } from '@/api/gen/games/endpoints'

const DAY_MS = 86_400_000

/** When the figures begin, at midnight UTC. */
const figuresSince = (now: number): string =>
  new Date(Math.floor(now / DAY_MS) * DAY_MS - FIGURE_DAYS * DAY_MS).toISOString()

/** The bets of an operator's players on a game that a figure counts: by when they were placed, or when settled. */
export const betsAt = (
  { id }: Pick<Game, 'id'>,
  opId: string,
  now: number,
  countedIn: 'WAGER' | 'GGR' = 'WAGER',
): string =>
  `/bets?${new URLSearchParams({
    opId,
    includeBrands: 'false',
    betType: 'CASINO',
    gameId: id,
    fromDate: figuresSince(now),
    countedIn,
    ...(countedIn === 'GGR' && { dateField: 'settledAt' }),
  })}`
