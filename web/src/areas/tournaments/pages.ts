import { TrophyOutlined } from '@ant-design/icons'
import { definePages, NO_TENANT_CONTROLS } from '@/session/page'

/** One chunk for the lists. */
const lists = () => import('./Tournaments')

export const pages = definePages([
  {
    path: '/tournament/list',
    lists: { tournaments: '' },
    title: 'Tournaments',
    opens: 'tournaments',
    actions: [{ label: 'Create tournament', operation: 'tournamentCreate' }],
    menu: { group: 'Bets', order: 30, label: 'Tournaments', icon: TrophyOutlined },
    hides: ['testPlayers'],
    help: 'tournaments',
    load: () =>
      lists().then(({ Tournaments, tournamentsReads }) => ({
        Page: Tournaments,
        reads: tournamentsReads,
      })),
  },
  {
    path: '/tournament/new',
    title: 'Create tournament',
    opens: 'tournamentCreate',
    menu: null,
    hides: ['testPlayers'],
    help: 'tournament',
    load: () =>
      lists().then(({ NewTournament, tournamentsReads }) => ({
        Page: NewTournament,
        reads: tournamentsReads,
      })),
  },
  {
    path: '/tournament/winners/list',
    lists: { 'tournaments.winners': '' },
    title: 'Tournament winners',
    opens: 'tournamentsWithWinners',
    menu: { group: 'Bets', order: 40, label: 'Tournament winners', icon: TrophyOutlined },
    hides: ['testPlayers'],
    help: 'tournament-winners',
    load: () =>
      lists().then(({ TournamentsWithWinners, tournamentsWithWinnersReads }) => ({
        Page: TournamentsWithWinners,
        reads: tournamentsWithWinnersReads,
      })),
  },
  {
    path: '/tournament/winners/:id',
    title: 'Winners',
    opens: 'tournamentWinners',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'tournament-winners',
    load: () => import('./Winners').then(({ Winners, reads }) => ({ Page: Winners, reads })),
  },
  {
    path: '/tournament/:id',
    title: 'Tournament',
    opens: 'tournament',
    menu: null,
    hides: NO_TENANT_CONTROLS,
    help: 'tournament',
    load: () =>
      import('./TournamentPage').then(({ TournamentPage, reads }) => ({
        Page: TournamentPage,
        reads,
      })),
  },
])
