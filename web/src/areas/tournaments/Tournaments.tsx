import { Button } from 'antd'
import { betTypeValues } from '@/api/gen/shared/enums'
import {
  api,
  useTournamentsQuery,
  useTournamentsWithWinnersQuery,
} from '@/api/gen/tournaments/endpoints'
import { scoringValues, tournamentStatusValues } from '@/api/gen/tournaments/enums'
import { Can } from '@/kit/display/Can'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { useTournamentActions } from './actions'
import { columns, withWinners } from './columns'
import { nameOf, pathOf, scorings, statuses, types, winnersPathOf } from './labels'
import { useGoTo, useHrefTo } from './useGoTo'

const NewDialog = lazyComponent(() => import('./TournamentForm').then((code) => code.NewDialog))

const OF_ALL = { betType: betTypeValues, scoring: scoringValues, title: 'text' } as const

const SPEC = {
  sort: '-startTime',
  filters: { status: tournamentStatusValues, ...OF_ALL },
} as const

const WITH_WINNERS = { sort: '-endTime', filters: { hasPending: 'boolean', ...OF_ALL } } as const

const FILTERS: readonly FilterField[] = [
  { name: 'title', label: 'Title', width: 160 },
  { name: 'betType', label: 'Bet type', width: 112, options: optionsOf(betTypeValues, types) },
  { name: 'scoring', label: 'Scoring', width: 152, options: optionsOf(scoringValues, scorings) },
]

const STATUS: FilterField = {
  name: 'status',
  label: 'Status',
  width: 112,
  options: optionsOf(tournamentStatusValues, statuses),
}

/** The tournaments of an operator or of all. */
export function Tournaments() {
  const list = useListState(SPEC)
  const query = { ...list.query, ...useTenants() }
  const loaded = useTournamentsQuery(query)
  const goTo = useGoTo()
  const hrefTo = useHrefTo()
  const { actions, dialog } = useTournamentActions()
  return (
    <>
      <ListPage
        id="tournaments"
        what="tournaments"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={[STATUS, ...FILTERS]}
        rowKey="id"
        rowName={nameOf}
        hrefOf={(tournament) => hrefTo(pathOf(tournament))}
        actions={actions}
        exporting={{ fileName: 'tournaments', endpoint: api.endpoints.tournaments, arg: query }}
        toolbar={
          <Can permission="tournaments_write">
            <Button type="primary" onClick={() => goTo('/tournament/new')}>
              Create tournament
            </Button>
          </Can>
        }
        empty={{ title: 'No tournaments yet', advice: 'Create one for an operator’s players.' }}
      />
      {dialog}
    </>
  )
}

/** The list, and over it the form of a new one. */
export function NewTournament() {
  const goTo = useGoTo()
  return (
    <>
      <Tournaments />
      <NewDialog
        onClose={(made) => goTo(made ? pathOf(made) : '/tournament/list', { replace: true })}
      />
    </>
  )
}

/** Ended tournaments with winners, and how many of these wait. */
export function TournamentsWithWinners() {
  const list = useListState(WITH_WINNERS)
  const query = { ...list.query, ...useTenants() }
  const hrefTo = useHrefTo()
  const source = { endpoint: api.endpoints.tournamentsWithWinners, arg: query }
  return (
    <ListPage
      id="tournaments.winners"
      what="tournaments"
      list={list}
      loaded={useTournamentsWithWinnersQuery(query)}
      columns={withWinners}
      filters={[{ name: 'hasPending', label: 'Pending', width: 112 }, ...FILTERS]}
      rowKey="id"
      rowName={nameOf}
      hrefOf={(tournament) => hrefTo(winnersPathOf(tournament))}
      exporting={{ fileName: 'tournament-winners', ...source }}
      empty={{ title: 'No winners yet', advice: 'Winners are listed once a tournament has ended.' }}
    />
  )
}

/** The top bar's choice; tournaments have no test players. */
function useTenants() {
  const { opId, includeBrands } = useGlobalFilters()
  return { ...(opId && { opId }), ...(includeBrands !== undefined && { includeBrands }) }
}
