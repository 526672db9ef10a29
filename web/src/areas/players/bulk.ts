import { api, type Player, type PlayerBlockForm } from '@/api/gen/endpoints'
import { playerBlockFormRules } from '@/api/gen/rules'
import { PLAYERS_DELETED } from '@/api/gen/texts'
import { type BulkAct, writing } from '@/kit/bulk/bulk'
import { useOperationAccess } from '@/session/operationAccess'
import { becauseOf, playerActs } from './actions'
import { deletionOf } from './deletion'

const REASON = {
  label: 'Reason',
  help: 'Shown in the details of each player and in the activities.',
  rules: playerBlockFormRules.reason,
}

const turning = (
  action: PlayerBlockForm['action'],
): Pick<BulkAct<Player>, 'permission' | 'note' | 'write'> => ({
  permission: 'players_block',
  note: REASON,
  write: (player, reason) =>
    writing(
      api.endpoints.playersBlock,
      { playerBlockForm: { playerCode: player.playerCode, action, reason } },
      player,
    ),
})

const blocks: BulkAct<Player> = {
  ...turning('BLOCK'),
  id: 'block',
  label: 'Block players',
  danger: true,
  says: 'They can no longer sign in, bet, pay in or withdraw. Their balances stay; what waits to be decided keeps waiting.',
  word: 'block',
  because: (player) => becauseOf(playerActs.block, player),
}

const unblocks: BulkAct<Player> = {
  ...turning('UNBLOCK'),
  id: 'unblock',
  label: 'Unblock players',
  says: 'They can sign in, bet and move money again.',
  word: 'unblock',
  because: (player) => becauseOf(playerActs.unblock, player),
}

const deletes: BulkAct<Player> = {
  id: 'delete',
  label: 'Delete players',
  permission: 'players_delete',
  danger: true,
  says: 'They can no longer sign in and are found nowhere but in lists of deleted players. Nobody with a balance, an open withdrawal or an open bet is deleted.',
  word: 'delete',
  success: PLAYERS_DELETED,
  because: (player) => becauseOf(playerActs.delete, player),
  write: (player) => writing(api.endpoints.playersDelete, deletionOf(player), player),
}

/** What can be done to many players at once, as far as this role may. */
export function useBulkActs(): readonly BulkAct<Player>[] {
  const mayDelete = useOperationAccess()('playersDelete')
  return mayDelete ? [blocks, unblocks, deletes] : [blocks, unblocks]
}
