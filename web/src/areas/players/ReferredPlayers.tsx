import { useState } from 'react'
import { api, type Player, usePlayersListQuery } from '@/api/gen/players/endpoints'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { stateOf } from './labels'
import { PlayerState } from './PlayerState'
import { who } from './totalFields'

const fields = fieldsOf<Player>()({
  ...who,
  state: {
    field: [
      { field: 'isDeleted', title: 'Deleted' },
      { field: 'isBlocked', title: 'Blocked' },
      { field: 'isVerified', title: 'Verified' },
    ],
    label: 'Status',
    width: 120,
    render: (player) => <PlayerState player={player} />,
    csv: (player) => stateOf(player).label,
  },
  deposits: {
    width: 96,
    kind: 'number',
    field: 'playerStats.totalDepositCount',
    read: ({ playerStats }) => playerStats.totalDepositCount,
  },
  wallet: {
    width: 128,
    kind: 'usd',
    field: 'wallet.inUSD.balance',
    read: ({ wallet }) => wallet.inUSD.balance,
  },
  createdAt: { label: 'Joined', width: 152, kind: 'time' },
})
const columns = fields.columns()

/** Those whom a player brought, newest first. */
export function ReferredPlayers({ record: player }: RecordTabProps<Player>) {
  const [page, setPage] = useState(1)
  const filters = { refId: player.playerCode, sort: '-createdAt' }
  const { currentData: data, ...call } = usePlayersListQuery({ ...filters, page, limit: PAGE_SIZE })
  return (
    <PagedTable
      what="referred players"
      columns={columns}
      rowKey="playerCode"
      call={{ ...call, rows: data?.items, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{
        fileName: `referred-${player.playerCode}`,
        endpoint: api.endpoints.playersList,
        arg: filters,
      }}
      empty="This player has not referred anyone."
    />
  )
}
