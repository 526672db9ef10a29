import type { Bet } from '@/api/gen/bets/endpoints'
import { Sum } from '@/areas/money_lists'
import { PlayerLink } from '@/areas/players'
import { Money } from '@/kit/display/Money'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { stakesFrom, statuses, subjectOf, typeOf } from './labels'
import './bets.css'

export const columns: readonly Column<Bet>[] = [
  {
    key: 'betId',
    title: 'Bet',
    width: 200,
    render: ({ betId }) => <code className="bets-id">{betId}</code>,
  },
  {
    key: 'stakeInUSD',
    title: 'Stake in USD',
    width: 120,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ stakeInUSD }) => <Money amount={stakeInUSD} />,
  },
  {
    key: 'winInUSD',
    title: 'Win in USD',
    width: 120,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ winInUSD }) => <Money amount={winInUSD} />,
  },
  statusColumn(104, ({ status }) => <Status {...labelOf(statuses, status)} />),
  timeColumn('placedAt', 'Placed', { sortable: true }),
  {
    key: 'player.playerCode',
    title: 'Player',
    width: 88,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  { key: 'subject', title: 'Game or event', width: 184, read: subjectOf },
  {
    key: 'stake',
    title: 'Stake',
    width: 136,
    align: 'end',
    optional: true,
    currency: ({ currency }) => currency,
    render: ({ stake, currency }) => <Sum amount={stake} currency={currency} />,
  },
  {
    key: 'win',
    title: 'Win',
    width: 136,
    align: 'end',
    optional: true,
    currency: ({ currency }) => currency,
    render: ({ win, currency }) => <Sum amount={win} currency={currency} />,
  },
  timeColumn('settledAt', 'Settled', { sortable: true, optional: true }),
  { key: 'betType', title: 'Bet type', width: 112, optional: true, read: typeOf },
  {
    key: 'generation',
    title: 'Version',
    width: 72,
    optional: true,
    read: ({ generation }) => `V${generation}`,
  },
  { key: 'provider', title: 'Provider', width: 128, optional: true },
  { key: 'outcome', title: 'Outcome', width: 176, optional: true },
  { key: 'odds', title: 'Odds', width: 80, align: 'end', optional: true },
  {
    key: 'stakeFrom',
    title: 'Stake from',
    width: 112,
    optional: true,
    read: ({ stakeFrom }) => stakesFrom[stakeFrom],
  },
  {
    key: 'player.username',
    title: 'Username',
    width: 128,
    optional: true,
    read: ({ player }) => player.username,
  },
  {
    key: 'operator.opTitle',
    title: 'Operator',
    width: 144,
    optional: true,
    read: ({ operator }) => operator.opTitle,
  },
]
