import type { Player } from '@/api/gen/players/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { PlayerAction } from './composition'

const GONE = 'This player is deleted.'

/** Why this is not open for a player; null when it may be done. */
export const disabledReasonOf = (
  { allowsDeleted, disabledReason }: PlayerAction,
  player: Player,
): string | null => (player.isDeleted && !allowsDeleted ? GONE : (disabledReason?.(player) ?? null))

/** This area's own acts on a player. */
export const playerActions = {
  block: {
    id: 'block',
    label: 'Block player',
    permission: 'players_block',
    disabledReason: (player) => (player.isBlocked ? 'Already blocked.' : null),
    Dialog: lazyComponent(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  unblock: {
    id: 'unblock',
    label: 'Unblock player',
    permission: 'players_block',
    disabledReason: (player) => (player.isBlocked ? null : 'Not blocked.'),
    Dialog: lazyComponent(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  delete: {
    id: 'delete',
    label: 'Delete player',
    permission: 'players_delete',
    danger: true,
    Dialog: lazyComponent(() => import('./DeletePlayer').then((code) => code.DeletePlayer)),
  },
} satisfies Record<string, PlayerAction>
