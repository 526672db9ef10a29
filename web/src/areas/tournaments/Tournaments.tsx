import { Button } from 'antd'
import { later } from '@/api/firstPage'
import {
  api,
  useTournamentsQuery,
  useTournamentsWithWinnersQuery,
} from '@/api/gen/tournaments/endpoints'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useGoTo, useHrefTo } from '@/session/useGoTo'
import { useTournamentActions } from './actions'
import { columns, filters, filtersWithWinners, withWinners } from './fields'
import { nameOf, pathOf, winnersPathOf } from './labels'

const NewDialog = lazyComponent(
  later(() => import('./TournamentForm').then((code) => code.NewDialog)),
)

/** The tournaments of an operator or of all. */
export function Tournaments() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useTournamentsQuery(query)
  const goTo = useGoTo()
  const hrefTo = useHrefTo()
  const { actions } = useTournamentActions()
  return (
    <ListPage
      id="tournaments"
      what="tournaments"
      list={list}
      loaded={loaded}
      columns={columns}
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
  const list = useListState(filtersWithWinners)
  const query = { ...list.query, ...useTenantFilters() }
  const hrefTo = useHrefTo()
  const source = { endpoint: api.endpoints.tournamentsWithWinners, arg: query }
  return (
    <ListPage
      id="tournaments.winners"
      what="tournaments"
      list={list}
      loaded={useTournamentsWithWinnersQuery(query)}
      columns={withWinners}
      rowKey="id"
      rowName={nameOf}
      hrefOf={(tournament) => hrefTo(winnersPathOf(tournament))}
      exporting={{ fileName: 'tournament-winners', ...source }}
      empty={{ title: 'No winners yet', advice: 'Winners are listed once a tournament has ended.' }}
    />
  )
}

/** Of the list, over which a new one is made as well. */
export const tournamentsReads = listReads(filters, api.endpoints.tournaments, withTenants)

export const tournamentsWithWinnersReads = listReads(
  filtersWithWinners,
  api.endpoints.tournamentsWithWinners,
  withTenants,
)
