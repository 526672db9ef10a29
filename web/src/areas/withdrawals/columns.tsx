import type { Transaction } from '@/api/gen/endpoints'
import { PlayerLink } from '@/areas/players'
import type { Column } from '@/kit/columns'
import { Money } from '@/kit/Money'
import { Status } from '@/kit/Status'
import { When } from '@/kit/When'
import { states } from './words'

const NOTHING = <span className="kit-nothing">—</span>

export const columns: readonly Column<Transaction>[] = [
  {
    key: 'createdAt',
    title: 'Requested',
    width: 148,
    sortable: true,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    key: 'player.playerCode',
    title: 'Player',
    width: 96,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} />,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'player.nickName',
    title: 'Nickname',
    width: 144,
    render: ({ player }) => player.nickName,
    csv: ({ player }) => player.nickName,
  },
  {
    key: 'status',
    title: 'Status',
    width: 120,
    render: ({ status }) => <Status {...states[status]} />,
    csv: ({ status }) => status,
  },
  {
    key: 'fromAmount',
    title: 'Amount',
    width: 168,
    align: 'end',
    render: ({ fromAmount, fromCurrency }) => <Money amount={fromAmount} currency={fromCurrency} />,
  },
  {
    key: 'fromCurrency',
    title: 'Currency',
    width: 96,
    optional: true,
    render: ({ fromCurrency }) => fromCurrency,
  },
  {
    key: 'toAmountInUSD',
    title: 'In USD',
    width: 120,
    align: 'end',
    sortable: true,
    render: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
  },
  {
    key: 'gateway',
    title: 'Gateway',
    width: 128,
    render: ({ gateway }) => gateway ?? NOTHING,
  },
  {
    key: 'operator.opTitle',
    title: 'Operator',
    width: 144,
    render: ({ operator }) => operator.opTitle,
    csv: ({ operator }) => operator.opTitle,
  },
  {
    key: 'confirmedAt',
    title: 'Confirmed',
    width: 148,
    optional: true,
    render: ({ confirmedAt }) => (confirmedAt ? <When at={confirmedAt} /> : NOTHING),
  },
  {
    key: 'confirmedBy.nickname',
    title: 'Confirmed by',
    width: 136,
    optional: true,
    render: ({ confirmedBy }) => confirmedBy?.nickname ?? NOTHING,
    csv: ({ confirmedBy }) => confirmedBy?.nickname,
  },
  {
    key: 'balanceBefore',
    title: 'Wallet before',
    width: 144,
    align: 'end',
    optional: true,
    render: ({ balanceBefore, fromCurrency }) => (
      <Money amount={balanceBefore} currency={fromCurrency} />
    ),
  },
  {
    key: 'balanceAfter',
    title: 'Wallet after',
    width: 144,
    align: 'end',
    optional: true,
    render: ({ balanceAfter, fromCurrency }) => (
      <Money amount={balanceAfter} currency={fromCurrency} />
    ),
  },
  {
    key: 'txId',
    title: 'Transaction',
    width: 208,
    optional: true,
    render: ({ txId }) => <code className="withdraw-code">{txId}</code>,
  },
]
