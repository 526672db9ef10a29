import { api, type Player } from '@/api/gen/endpoints'
import { PLAYERS_DELETED } from '@/api/gen/texts'
import { useOffers } from '@/app/session/offers'
import type { Act } from '@/kit/ActionMenu'
import { useConfirm } from '@/kit/confirm'
import { useToasts } from '@/kit/toasts'
import { useAction } from '@/kit/useAction'

const MOST_NAMED = 5

const named = (players: readonly Player[]): string => {
  const names = players.slice(0, MOST_NAMED).map(({ username }) => username)
  const more = players.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** Deletes the chosen players one after the other, and stops at the first who cannot be deleted. */
export function useDeletePlayers(): readonly Act<readonly Player[]>[] {
  const confirm = useConfirm()
  const toasts = useToasts()
  const { run } = useAction(api.endpoints.playersDelete, { errorDialog: true })
  const mayDelete = useOffers()('playersDelete')

  const remove = async (players: readonly Player[]) => {
    const agreed = await confirm({
      title: `Delete ${players.length} players?`,
      content: (
        <p>
          <bdi>{named(players)}</bdi> will be deleted, one after the other. The first who has a
          balance, an open withdrawal or an open bet stops it.
        </p>
      ),
      act: 'Delete players',
      keep: 'Keep players',
      danger: true,
      typed: 'delete',
    })
    if (!agreed) return
    for (const [at, player] of players.entries()) {
      const { playerId, username: playerUsername, uuid } = player
      const { ok } = await run(
        { playerDeletion: { playerId, playerUsername, uuid } },
        { record: player },
      )
      if (!ok) {
        toasts.warning(`${at} of ${players.length} players were deleted.`)
        return
      }
    }
    toasts.success(PLAYERS_DELETED)
  }

  return mayDelete
    ? [
        {
          id: 'delete',
          label: 'Delete players',
          permission: 'players_delete',
          danger: true,
          because: (players) =>
            players.some(({ isDeleted }) => isDeleted) ? 'One of them is deleted already.' : null,
          run: (players) => void remove(players),
        },
      ]
    : []
}
