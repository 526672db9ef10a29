import { PLAYERS_DELETED } from '@/api/gen/players/constants'
import { api, type Player, type PlayerBlockForm } from '@/api/gen/players/endpoints'
import { playerBlockFormRules } from '@/api/gen/players/rules'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useOperationAccess } from '@/session/operationAccess'
import { deletedReason, playerActions } from './actions'
import { deletionOf } from './deletion'

const REASON = {
  label: 'Reason',
  help: 'Shown in the details of each player and in the activities.',
  rules: playerBlockFormRules.reason,
}

const turning = (
  action: PlayerBlockForm['action'],
): Pick<BulkAction<Player>, 'permission' | 'note' | 'write'> => ({
  permission: 'players_block',
  note: REASON,
  write: (player, reason) =>
    bulkWrite(
      api.endpoints.playersBlock,
      { playerBlockForm: { playerCode: player.playerCode, action, reason } },
      player,
    ),
})

const blocks: BulkAction<Player> = {
  ...turning('BLOCK'),
  id: 'block',
  label: 'Block players',
  danger: true,
  description:
    'They can no longer sign in, bet, deposit or withdraw. Their balances stay; pending requests stay pending.',
  confirmWord: 'block',
  disabledReason: playerActions.block.disabledReason,
}

const unblocks: BulkAction<Player> = {
  ...turning('UNBLOCK'),
  id: 'unblock',
  label: 'Unblock players',
  description: 'They can sign in, bet, deposit and withdraw again.',
  confirmWord: 'unblock',
  disabledReason: playerActions.unblock.disabledReason,
}

const deletes: BulkAction<Player> = {
  id: 'delete',
  label: 'Delete players',
  permission: 'players_delete',
  danger: true,
  description:
    'They can no longer sign in and appear only in lists of deleted players. Players with a balance, an open withdrawal or an open bet cannot be deleted.',
  confirmWord: 'delete',
  success: PLAYERS_DELETED,
  disabledReason: deletedReason,
  write: (player) => bulkWrite(api.endpoints.playersDelete, deletionOf(player), player),
}

/** What can be done to many players at once, as far as this role may. */
export function useBulkActions(): readonly BulkAction<Player>[] {
  const mayDelete = useOperationAccess()('playersDelete')
  return mayDelete ? [blocks, unblocks, deletes] : [blocks, unblocks]
}
