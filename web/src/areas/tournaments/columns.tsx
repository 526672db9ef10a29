import type { Tournament, Winner } from '@/api/gen/tournaments/endpoints'
import { PlayerLink } from '@/areas/players'
import { Money } from '@/kit/display/Money'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { scoringOf, statuses, typeOf, winnerStatuses } from './labels'
import { Score } from './Score'
import './tournaments.css'

/** Active or expired, and whether it was canceled. */
const stateOf = ({ status, cancellation }: Tournament): StatusLabel => {
  const known = labelOf(statuses, status)
  return cancellation ? { tone: 'bad', label: `${known.label} (canceled)` } : known
}

export const State = ({ tournament }: { readonly tournament: Tournament }) => (
  <Status {...stateOf(tournament)} />
)

const title: Column<Tournament> = { key: 'title', title: 'Tournament', width: 136 }

const state = statusColumn<Tournament>(128, (tournament) => <State tournament={tournament} />, {
  csv: (tournament) => stateOf(tournament).label,
})

const pool: Column<Tournament> = {
  key: 'prizePoolInUSD',
  title: 'Prize pool',
  width: 112,
  align: 'end',
  sortable: true,
  currency: 'USD',
  render: ({ prizePoolInUSD }) => <Money amount={prizePoolInUSD} />,
}

const wagered: Column<Tournament> = {
  key: 'wageredInUSD',
  title: 'Wagered',
  width: 120,
  align: 'end',
  currency: 'USD',
  render: ({ wageredInUSD }) => <Money amount={wageredInUSD} />,
}

const operator: Column<Tournament> = {
  key: 'operator.opTitle',
  title: 'Operator',
  width: 104,
  read: (tournament) => tournament.operator.opTitle,
}

const scoring: Column<Tournament> = {
  key: 'scoring',
  title: 'Scoring',
  width: 128,
  read: scoringOf,
}

const ends = timeColumn<Tournament>('endTime', 'Ends', { sortable: true })

export const columns: readonly Column<Tournament>[] = [
  title,
  state,
  { key: 'betType', title: 'Bet type', width: 88, optional: true, read: typeOf },
  scoring,
  timeColumn('startTime', 'Starts', { sortable: true }),
  ends,
  pool,
  { ...wagered, optional: true },
  { key: 'playerCount', title: 'Players', width: 64, align: 'end' },
  { key: 'betCount', title: 'Bets', width: 72, align: 'end', optional: true },
  operator,
  {
    key: 'cancellation',
    title: 'Cancellation reason',
    width: 200,
    optional: true,
    read: ({ cancellation }) => cancellation?.note,
  },
  timeColumn('createdAt', 'Created', { sortable: true, optional: true }),
]

export const withWinners: readonly Column<Tournament>[] = [
  title,
  {
    key: 'pendingWinnerCount',
    title: 'Pending',
    width: 96,
    align: 'end',
    csv: ({ pendingWinnerCount }) => pendingWinnerCount,
    render: ({ pendingWinnerCount }) =>
      pendingWinnerCount > 0 ? (
        <Status tone="waiting" label={String(pendingWinnerCount)} />
      ) : (
        'None'
      ),
  },
  { key: 'winnerCount', title: 'Winners', width: 80, align: 'end' },
  scoring,
  ends,
  pool,
  wagered,
  operator,
]

export const winnerColumns: readonly Column<Winner>[] = [
  { key: 'rank', title: 'Rank', width: 72, align: 'end', sortable: true },
  {
    key: 'player.playerCode',
    title: 'Player',
    width: 96,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'player.username',
    title: 'Username',
    width: 128,
    read: ({ player }) => player.username,
  },
  {
    key: 'score',
    title: 'Score',
    width: 128,
    align: 'end',
    csv: ({ score }) => score,
    render: (winner) => <Score score={winner.score} scoring={winner.scoring} />,
  },
  {
    key: 'prizeInUSD',
    title: 'Prize',
    width: 128,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ prizeInUSD }) => <Money amount={prizeInUSD} />,
  },
  statusColumn(112, ({ status }) => <Status {...labelOf(winnerStatuses, status)} />),
  {
    key: 'decidedBy',
    title: 'Decided by',
    width: 128,
    read: ({ decidedBy }) => decidedBy?.nickname,
  },
  timeColumn('decidedAt', 'Decided'),
  { key: 'noteForThePlayer', title: 'Note for the player', width: 200, optional: true },
]
