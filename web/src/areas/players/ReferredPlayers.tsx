import { useState } from 'react'
import { api, type Player, usePlayersListQuery } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { PlayerPartProps } from './composition'
import { stateOf } from './labels'
import { PlayerState } from './PlayerState'
import { who } from './totalColumns'

const columns: readonly Column<Player>[] = [
  ...who,
  {
    key: 'state',
    title: 'Status',
    width: 120,
    render: (player) => <PlayerState player={player} />,
    csv: (player) => stateOf(player).label,
  },
  {
    key: 'deposits',
    title: 'Deposits',
    width: 96,
    align: 'end',
    read: ({ playerStats }) => playerStats.totalDepositCount,
  },
  {
    key: 'wallet',
    title: 'Wallet',
    width: 128,
    align: 'end',
    currency: 'USD',
    render: ({ wallet }) => <Money amount={wallet.inUSD.balance} />,
  },
  timeColumn('createdAt', 'Joined', { width: 152 }),
]

/** Those whom a player brought, newest first. */
export function ReferredPlayers({ player }: PlayerPartProps) {
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
