import { Link, useParams } from 'react-router'
import { api, useTournamentQuery, useTournamentWinnersQuery } from '@/api/gen/tournaments/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { useRecordTitle } from '@/kit/display/tabTitle'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import type { Reads } from '@/session/reads'
import { decisions } from './decisions'
import { State, winnerColumns, winnerFilters } from './fields'
import { pathOf, scoringOf, winnerName } from './labels'
import { WinnerDrawer } from './WinnerDrawer'

/** The winners of one tournament, and the payout of their prizes, one or many. */
export function Winners() {
  const { id = '' } = useParams()
  const list = useListState(winnerFilters)
  const query = { id, ...list.query }
  const loaded = useTournamentWinnersQuery(query)
  const opened = useOpenRecord(loaded, 'id')
  return (
    <>
      <ListPage
        id="tournament_winners"
        what="winners"
        list={list}
        loaded={loaded}
        columns={winnerColumns}
        rowKey="id"
        rowName={winnerName}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={decisions.actions}
        bulk={decisions.bulk}
        exporting={{
          fileName: `tournament-payouts-${id}`,
          endpoint: api.endpoints.tournamentWinners,
          arg: query,
        }}
        above={<OfTournament id={id} />}
        empty={{
          title: 'No winners',
          advice: 'Winners are listed once a tournament has ended with qualifying bets.',
        }}
      />
      {opened.wasOpened && <WinnerDrawer {...opened.drawer} />}
    </>
  )
}

function OfTournament({ id }: { readonly id: string }) {
  const tournament = useTournamentQuery({ id }).currentData
  useRecordTitle(tournament?.title)
  return (
    tournament && (
      <p className="tournaments-above">
        <Link to={pathOf(tournament)}>
          <Name text={tournament.title} />
        </Link>
        <State tournament={tournament} />
        <span>
          <Name text={tournament.operator.opTitle} />
        </span>
        <span>{scoringOf(tournament)}</span>
        <span>
          Prize pool <Money amount={tournament.prizePoolInUSD} />
        </span>
        <span>
          Wagered <Money amount={tournament.wageredInUSD} />
        </span>
      </p>
    )
  )
}

export const reads: Reads = (visit) =>
  listReads(winnerFilters, api.endpoints.tournamentWinners, (query) => ({
    id: visit.params['id'] ?? '',
    ...query,
  }))(visit)
