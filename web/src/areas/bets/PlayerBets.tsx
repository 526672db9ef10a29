import { useState } from 'react'
import { Link } from 'react-router'
import { api, type Bet, useOperatorBetsListQuery } from '@/api/gen/bets/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { columns } from './columns'
import { pathOf } from './labels'

const SHOWN = ['placedAt', 'status', 'betType', 'subject', 'stakeInUSD', 'winInUSD']

const ofPlayer: readonly Column<Bet>[] = [
  {
    key: 'betId',
    title: 'Bet',
    width: 200,
    render: (bet) => (
      <Link className="bets-id" to={pathOf(bet)}>
        {bet.betId}
      </Link>
    ),
  },
  ...columns.filter(({ key }) => SHOWN.includes(key)),
]

/** A player's bets, the newest first; each leads to its page. */
export function PlayerBets({ player: { playerCode } }: { readonly player: Player }) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useOperatorBetsListQuery({
    playerCode,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <PagedTable
      what="bets"
      columns={ofPlayer}
      rowKey="betId"
      call={{ ...call, rows: data?.items, count: data?.count }}
      page={page}
      onPage={setPage}
      exporting={{
        fileName: `bets-${playerCode}`,
        endpoint: api.endpoints.operatorBetsList,
        arg: { playerCode },
      }}
      empty="This player has no bets on record."
    />
  )
}
