import { api, type Game, type GameChanges } from '@/api/gen/games/endpoints'
import type { GameStatus } from '@/api/gen/games/enums'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { statusOf } from './labels'

/** The act on each game, as the platform's preview has it. */
export function statusFor(
  opId: string,
  status: GameStatus,
  preview: GameChanges,
): BulkAction<Game> {
  const { added, changed, removed, refused } = preview
  const able = new Set([...added, ...changed, ...removed].map(({ gameId }) => gameId))
  const reasons = new Map(refused.map(({ gameId, refused: why }) => [gameId, why]))
  const words = statusOf(status)
  return {
    id: 'games.status',
    label: 'Set status',
    permission: 'games_write',
    description: `The operator’s entry of each game becomes ${words.toLowerCase()}. Order and the game itself stay.`,
    confirmWord: 'set',
    success: 'Games updated!',
    disabledReason: ({ id }) =>
      able.has(id) ? null : (reasons.get(id) ?? `Its status is ${words} already.`),
    write: ({ id }) =>
      bulkWrite(api.endpoints.gameStatus, { gameStatuses: { opId, gameIds: [id], status } }),
  }
}
