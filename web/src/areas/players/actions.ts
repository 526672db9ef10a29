import type { Player } from '@/api/gen/endpoints'
import { part } from '@/kit/lazyComponent'
import type { PlayerAct } from './composition'

const GONE = 'This player is deleted.'

/** Why this is not open for a player; null when it may be done. */
export const becauseOf = ({ allowsDeleted, because }: PlayerAct, player: Player): string | null =>
  player.isDeleted && !allowsDeleted ? GONE : (because?.(player) ?? null)

/** This area's own acts on a player. */
export const playerActs = {
  block: {
    id: 'block',
    label: 'Block player',
    permission: 'players_block',
    because: (player) => (player.isBlocked ? 'Blocked already.' : null),
    Dialog: part(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  unblock: {
    id: 'unblock',
    label: 'Unblock player',
    permission: 'players_block',
    because: (player) => (player.isBlocked ? null : 'Not blocked.'),
    Dialog: part(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  delete: {
    id: 'delete',
    label: 'Delete player',
    permission: 'players_delete',
    danger: true,
    Dialog: part(() => import('./DeletePlayer').then((code) => code.DeletePlayer)),
  },
} satisfies Record<string, PlayerAct>
