import { api, type Player, usePlayersListQuery } from '@/api/gen/endpoints'
import { useGlobalFilters } from '@/app/session/operator'
import { HighDepositorsButton } from '@/areas/high_depositors'
import { ListPage } from '@/kit/ListPage'
import { useListState } from '@/kit/useListState'
import { useBulkActs } from './bulk'
import { CardUsersButton } from './CardUsersButton'
import { playerColumns } from './columns'
import { PLAYERS, usePlayerFields } from './filters'
import { PlayerDrawer } from './parts'
import { TotalUsersButton } from './TotalUsersButton'
import { useOpenedPlayer } from './useOpenedPlayer'
import { usePlayerActs } from './usePlayerActs'

/** Every player that the user may see. */
export function Players() {
  const list = useListState(PLAYERS)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = usePlayersListQuery(query)
  const opened = useOpenedPlayer(loaded.data?.items ?? [])
  const { acts, dialog } = usePlayerActs()
  return (
    <>
      <ListPage<Player, (typeof PLAYERS)['filters']>
        id="players.players"
        what="players"
        list={list}
        loaded={loaded}
        columns={playerColumns}
        filters={usePlayerFields()}
        rowKey="playerCode"
        rowName={({ username }) => `player ${username}`}
        onOpen={({ playerCode }) => opened.setOpenCode(playerCode)}
        acts={acts}
        bulk={useBulkActs()}
        exporting={{ fileName: 'players', endpoint: api.endpoints.playersList, arg: query }}
        actions={
          <>
            <CardUsersButton />
            <HighDepositorsButton />
            <TotalUsersButton />
          </>
        }
        empty={{ title: 'No players yet', advice: 'They appear here as soon as one has joined.' }}
      />
      {opened.wasOpened && (
        <PlayerDrawer
          playerCode={opened.openCode}
          onClose={() => opened.setOpenCode(null)}
          {...opened.neighbours}
        />
      )}
      {dialog}
    </>
  )
}
