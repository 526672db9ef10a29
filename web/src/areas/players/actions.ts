import { operations } from '@/api/gen/meta'
import type { Player } from '@/api/gen/players/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

/** Nothing is done any more to a player who is deleted. */
export const deletedReason = ({ isDeleted }: Player): string | null =>
  isDeleted ? 'This player is deleted.' : null

/** This area's own acts on a player. */
export const playerActions = {
  block: {
    id: 'block',
    label: 'Block player',
    danger: true,
    permission: 'players_block',
    operation: 'playersBlock',
    disabledReason: (player) =>
      deletedReason(player) ?? (player.isBlocked ? 'Already blocked.' : null),
    Dialog: lazyComponent(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  unblock: {
    id: 'unblock',
    label: 'Unblock player',
    permission: 'players_block',
    operation: 'playersBlock',
    disabledReason: (player) => deletedReason(player) ?? (player.isBlocked ? null : 'Not blocked.'),
    Dialog: lazyComponent(() => import('./BlockPlayer').then((code) => code.BlockPlayer)),
  },
  delete: {
    id: 'delete',
    label: 'Delete player',
    permission: 'players_delete',
    operation: 'playersDelete',
    danger: true,
    roles: operations.playersDelete.roles,
    disabledReason: deletedReason,
    Dialog: lazyComponent(() => import('./DeletePlayer').then((code) => code.DeletePlayer)),
  },
} satisfies Record<string, RecordAction<Player>>
