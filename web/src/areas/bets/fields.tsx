import type { Bet } from '@/api/gen/bets/endpoints'
import { PlayerLink } from '@/areas/players'
import { joined } from '@/kit/display/None'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { modes, stakesFrom, statuses, subjectOf, typeOf, types } from './labels'
import './bets.css'

export const fields = fieldsOf<Bet>()({
  betId: {
    label: 'Bet',
    width: 104,
    kind: 'id',
  },
  stakeInUSD: { width: 110, sortable: true, kind: 'usd' },
  winInUSD: {
    width: 110,
    sortable: true,
    kind: 'usd',
    // Until it is settled nothing is won yet.
    read: ({ settledAt, winInUSD }) => (settledAt === null ? null : winInUSD),
  },
  status: { width: 100, labels: statuses },
  placedAt: { label: 'Placed', width: 140, sortable: true, kind: 'time' },
  'player.playerCode': {
    field: 'player.playerCode',
    label: 'Player',
    width: 98,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  subject: {
    field: [
      { field: 'game.title', title: 'Game' },
      { field: 'event.title', title: 'Event' },
    ],
    label: 'Game or event',
    width: 158,
    read: subjectOf,
  },
  'operator.opTitle': {
    label: 'Operator or brand',
    width: 100,
    wide: 148,
    optional: true,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  stake: { width: 136, optional: true, kind: 'amount', currency: 'currency' },
  win: {
    width: 136,
    optional: true,
    kind: 'amount',
    currency: 'currency',
    read: ({ settledAt, win }) => (settledAt === null ? null : win),
  },
  settledAt: { label: 'Settled', width: 148, sortable: true, optional: true, kind: 'time' },
  betType: {
    field: [
      { field: 'betType', labels: types },
      { field: 'betMode', title: 'Mode', labels: modes },
    ],
    width: 112,
    optional: true,
    read: typeOf,
  },
  generation: {
    label: 'Version',
    width: 72,
    optional: true,
    read: ({ generation }) => joined(['V', generation], ''),
  },
  provider: { width: 128, optional: true },
  outcome: { width: 176, optional: true },
  odds: { width: 80, optional: true, kind: 'number' },
  stakeFrom: {
    field: [{ field: 'stakeFrom', labels: stakesFrom }],
    width: 112,
    optional: true,
    read: ({ stakeFrom }) => stakesFrom[stakeFrom] ?? stakeFrom,
  },
  'player.username': {
    label: 'Username',
    width: 128,
    optional: true,
    field: 'player.username',
    read: ({ player }) => player.username,
  },
})
export const columns = fields.columns()
