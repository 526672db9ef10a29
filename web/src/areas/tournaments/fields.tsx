import { scoringOf, scorings, statuses, typeOf, types, winnerStatuses } from './labels'
import { Score } from './Score'
import './tournaments.css'
import { betTypeValues } from '@/api/gen/shared/enums'
import type {
  Tournament,
  TournamentsApiArg,
  TournamentsWithWinnersApiArg,
  TournamentWinnersApiArg,
  Winner,
} from '@/api/gen/tournaments/endpoints'
import {
  scoringValues,
  tournamentStatusValues,
  winnerStatusValues,
} from '@/api/gen/tournaments/enums'
import { PlayerLink } from '@/areas/players'
import { useClock } from '@/kit/display/clock'
import { Named } from '@/kit/display/Id'
import { Money } from '@/kit/display/Money'
import { labelOf, Status, type StatusLabel } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { marksField } from '@/kit/list/warningMarks'

/** Active or expired, and whether it was canceled or deleted. */
const stateOf = ({ status, cancellation, isArchived }: Tournament): StatusLabel => {
  if (isArchived) return { tone: 'ended', label: 'Deleted' }
  const known = labelOf(statuses, status)
  return cancellation ? { tone: 'bad', label: `${known.label} (canceled)` } : known
}

const UPCOMING: StatusLabel = { tone: 'waiting', label: 'Upcoming' }

/** One that is active and has not begun is upcoming. */
export function State({ tournament }: { readonly tournament: Tournament }) {
  const now = useClock().now()
  const { status, startTime, cancellation, isArchived } = tournament
  const isYetToBegin = status === 'ACTIVE' && !cancellation && !isArchived
  const isUpcoming = isYetToBegin && Date.parse(startTime) > now
  return <Status {...(isUpcoming ? UPCOMING : stateOf(tournament))} />
}

export const fields = fieldsOf<Tournament>()({
  title: {
    label: 'Tournament',
    width: 176,
    render: ({ title, id }) => <Named name={title} id={id} />,
  },
  'operator.opTitle': {
    label: 'Operator or brand',
    width: 136,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  status: {
    field: [
      { field: 'status', labels: statuses },
      { field: 'cancellation.at', title: 'Canceled' },
      { field: 'isArchived', title: 'Deleted' },
    ],
    width: 104,
    render: (tournament) => <State tournament={tournament} />,
    csv: (tournament) => stateOf(tournament).label,
  },
  betType: {
    width: 88,
    optional: true,
    field: [{ field: 'betType', labels: types }],
    read: typeOf,
  },
  scoring: { width: 96, field: [{ field: 'scoring', labels: scorings }], read: scoringOf },
  startTime: { label: 'Starts', width: 140, sortable: true, kind: 'time' },
  endTime: { label: 'Ends', width: 140, sortable: true, kind: 'time' },
  prizePoolInUSD: { label: 'Prize pool', width: 112, sortable: true, kind: 'usd' },
  wageredInUSD: { label: 'Wagered', width: 120, optional: true, kind: 'usd' },
  playerCount: { label: 'Players', width: 64, kind: 'number' },
  betCount: { label: 'Bets', width: 72, optional: true, kind: 'number' },
  cancellation: {
    label: 'Cancellation reason',
    width: 200,
    optional: true,
    field: 'cancellation.note',
    read: ({ cancellation }) => cancellation?.note,
  },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
})
export const columns = fields.columns()

const waiting = fieldsOf<Tournament>()({
  pendingWinnerCount: {
    label: 'Pending',
    width: 96,
    kind: 'number',
    csv: ({ pendingWinnerCount }) => pendingWinnerCount,
    render: ({ pendingWinnerCount }) =>
      pendingWinnerCount > 0 ? (
        <Status tone="waiting" label={String(pendingWinnerCount)} />
      ) : (
        'None'
      ),
  },
  winnerCount: { label: 'Winners', width: 80, kind: 'number' },
})

export const withWinners = [
  ...fields.columns('title', 'operator.opTitle'),
  ...waiting.columns(),
  ...fields.columns('scoring', 'endTime', 'prizePoolInUSD'),
  fields.column('wageredInUSD', { optional: false }),
]

export const winnerFields = fieldsOf<Winner>()({
  rank: { width: 64, sortable: true, kind: 'number' },
  'player.playerCode': {
    label: 'Player',
    width: 96,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  'player.username': {
    label: 'Username',
    width: 128,
    field: 'player.username',
    read: ({ player }) => player.username,
  },
  score: {
    width: 104,
    render: (winner) => <Score score={winner.score} scoring={winner.scoring} />,
    kind: 'number',
    csv: ({ score }) => score,
  },
  prizeInUSD: { label: 'Prize', width: 104, sortable: true, kind: 'usd' },
  status: { width: 104, labels: winnerStatuses },
  warnings: marksField('payPrize'),
  decidedBy: {
    width: 128,
    field: 'decidedBy.nickname',
    read: ({ decidedBy }) => decidedBy?.nickname,
  },
  decidedAt: { label: 'Decided', width: 148, optional: true, kind: 'time' },
  noteForThePlayer: { width: 200, optional: true },
  tournamentTitle: { label: 'Tournament', width: 144, optional: true, inFiles: true },
  operator: {
    label: 'Operator or brand',
    width: 136,
    optional: true,
    inFiles: true,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  paidAmount: {
    label: 'Paid',
    width: 128,
    optional: true,
    inFiles: true,
    kind: 'number',
    field: [
      { field: 'paidAmount', title: 'Paid' },
      { field: 'paidCurrency', title: 'Currency' },
    ],
    render: ({ paidAmount, paidCurrency }) =>
      paidAmount !== null &&
      paidCurrency !== null && <Money amount={paidAmount} currency={paidCurrency} />,
  },
  txId: { label: 'Transaction', width: 112, optional: true, inFiles: true, kind: 'id' },
})
export const winnerColumns = winnerFields.columns()

export const winnerFilters = defineFilters<TournamentWinnersApiArg>()(
  'rank',
  {
    status: { values: winnerStatusValues, width: 112 },
    playerCode: { width: 120 },
  },
  { fields: winnerFields },
)

const TITLE = { label: 'Title', width: 160 } as const
const OF_ALL = {
  betType: { values: betTypeValues, labels: types, width: 112 },
  scoring: { values: scoringValues, labels: scorings, width: 152 },
} as const

export const filters = defineFilters<TournamentsApiArg>()('-startTime', {
  title: TITLE,
  status: { values: tournamentStatusValues, labels: statuses, width: 112 },
  ...OF_ALL,
})

export const filtersWithWinners = defineFilters<TournamentsWithWinnersApiArg>()('-endTime', {
  title: TITLE,
  hasPending: { label: 'Pending', kind: 'boolean', width: 112 },
  ...OF_ALL,
})
