import { api, type Player, usePlayersListQuery } from '@/api/gen/players/endpoints'
import { HighDepositorsButton } from '@/areas/high_depositors'
import { ListPage } from '@/kit/list/ListPage'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { usePersonalList } from '@/kit/list/usePersonalList'
import { useGlobalFilters, useOperatorColumn } from '@/session/operator'
import { personalReads } from '@/session/personalReads'
import { withGlobals } from '@/session/reads'
import { useBulkActions } from './bulk'
import { CardUsersButton } from './CardUsersButton'
import { usePlayerComposition } from './composition'
import { playerColumns } from './fields'
import { PLAYERS, usePlayerFields } from './filters'
import { PlayerDrawer } from './lazyPlayerDrawer'
import { TotalUsersButton } from './TotalUsersButton'

/** With all operators, whose each player is has their room. */
const INSTEAD = ['activeCurrency', 'totalWithdrawCount']

/** Every player that the user may see. */
export function Players() {
  const list = usePersonalList(PLAYERS)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = usePlayersListQuery(query)
  const opened = useOpenRecord(loaded, 'playerCode')
  const { actions, bulk } = usePlayerComposition()
  return (
    <>
      <ListPage<Player, (typeof PLAYERS)['filters']>
        id="players.players"
        what="players"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(playerColumns, 'operator', INSTEAD)}
        filters={usePlayerFields(list.fields)}
        rowKey="playerCode"
        rowName={({ playerCode, username }) => `player ${playerCode} · ${username}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={[...useBulkActions(), ...bulk]}
        exporting={{ fileName: 'players', endpoint: api.endpoints.playersList, arg: query }}
        toolbar={
          <>
            <CardUsersButton />
            <HighDepositorsButton />
            <TotalUsersButton />
          </>
        }
        empty={{ title: 'No players yet', advice: 'Players appear here as soon as they join.' }}
      />
      {opened.wasOpened && <PlayerDrawer {...opened.drawer} />}
    </>
  )
}

export const reads = personalReads(PLAYERS, api.endpoints.playersList, withGlobals)
