import { useState } from 'react'
import { Link } from 'react-router'
import { api, useOperatorBetsListQuery } from '@/api/gen/bets/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { Id } from '@/kit/display/Id'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './fields'
import { pathOf } from './labels'

const columns = [
  fields.column('betId', {
    render: (bet) => (
      <Link to={pathOf(bet)}>
        <Id text={bet.betId} />
      </Link>
    ),
  }),
  ...fields.columns('stakeInUSD', 'winInUSD', 'status', 'placedAt', 'subject', 'betType'),
]

/** A player's bets, the newest first; each leads to its page. */
export function PlayerBets({ record: { playerCode } }: RecordTabProps<Player>) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useOperatorBetsListQuery({
    playerCode,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <PagedTable
      what="bets"
      columns={columns}
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
