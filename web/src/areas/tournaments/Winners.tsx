import { Link, useParams } from 'react-router'
import { api, useTournamentQuery, useTournamentWinnersQuery } from '@/api/gen/tournaments/endpoints'
import { winnerStatusValues } from '@/api/gen/tournaments/enums'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useRecordTitle } from '@/kit/tabTitle'
import { State, winnerColumns } from './columns'
import { pathOf, scoringOf, winnerName, winnerStatuses } from './labels'
import { usePayouts } from './payouts'
import { WinnerDrawer } from './WinnerDrawer'

const SPEC = {
  sort: 'rank',
  filters: { status: winnerStatusValues, playerCode: 'text' },
} as const

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    width: 112,
    options: optionsOf(winnerStatusValues, winnerStatuses),
  },
  { name: 'playerCode', label: 'Player code', width: 120 },
] as const

/** The winners of one tournament, and the payout of their prizes, one or many. */
export function Winners() {
  const { id = '' } = useParams()
  const list = useListState(SPEC)
  const query = { id, ...list.query }
  const loaded = useTournamentWinnersQuery(query)
  const opened = useOpenRecord(loaded, 'id')
  const { actions, bulk, dialog } = usePayouts()
  return (
    <>
      <ListPage
        id="tournament_winners"
        what="winners"
        list={list}
        loaded={loaded}
        columns={winnerColumns}
        filters={FILTERS}
        rowKey="id"
        rowName={winnerName}
        onOpen={opened.open}
        actions={actions}
        bulk={bulk}
        exporting={{
          fileName: 'tournament-payouts',
          endpoint: api.endpoints.tournamentWinners,
          arg: query,
        }}
        above={<OfTournament id={id} />}
        empty={{
          title: 'No winners',
          advice: 'Winners are listed once a tournament has ended with qualifying bets.',
        }}
      />
      {opened.wasOpened && <WinnerDrawer {...opened.drawer} actions={actions} />}
      {dialog}
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
