import type { Transaction } from '@/api/gen/shared/types'
import { PlayerLink } from '@/areas/players'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { states, typeName, wallets } from './labels'
import { Sum } from './Sum'
import { decisionOf } from './TransactionState'
import './money_lists.css'

/** Every column that a list of transactions may have, by its key. */
const COLUMNS = {
  createdAt: {
    key: 'createdAt',
    title: 'Created',
    width: 144,
    sortable: true,
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  txId: {
    key: 'txId',
    title: 'Transaction',
    width: 216,
    optional: true,
    render: ({ txId }) => <code className="money-id">{txId}</code>,
  },
  type: {
    key: 'transactionType',
    title: 'Type',
    width: 160,
    render: typeName,
  },
  status: {
    key: 'status',
    title: 'Status',
    width: 112,
    render: ({ status, isDeleted }) => (
      <Status {...(isDeleted ? { tone: 'ended', label: 'Deleted' } : labelOf(states, status))} />
    ),
  },
  player: {
    key: 'player.playerCode',
    title: 'Player',
    width: 88,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  nickName: {
    key: 'player.nickName',
    title: 'Nickname',
    width: 128,
    render: ({ player }) => <Name text={player.nickName} />,
  },
  operator: {
    key: 'operator.opTitle',
    title: 'Operator',
    width: 128,
    read: ({ operator }) => operator.opTitle,
  },
  from: {
    key: 'fromAmount',
    title: 'Amount',
    width: 144,
    align: 'end',
    currency: ({ fromCurrency }) => fromCurrency,
    render: ({ fromAmount, fromCurrency }) => <Sum amount={fromAmount} currency={fromCurrency} />,
  },
  to: {
    key: 'toAmount',
    title: 'Credited',
    width: 152,
    align: 'end',
    optional: true,
    currency: ({ toCurrency }) => toCurrency,
    render: ({ toAmount, toCurrency }) => <Sum amount={toAmount} currency={toCurrency} />,
  },
  inUSD: {
    key: 'toAmountInUSD',
    title: 'In USD',
    width: 120,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
  },
  gateway: {
    key: 'gateway',
    title: 'Gateway',
    width: 112,
    render: ({ gateway }) => gateway,
  },
  isFTD: {
    key: 'isFTD',
    title: 'First deposit',
    width: 104,
    render: ({ isFTD }) => isFTD && 'First',
  },
  wallet: {
    key: 'walletType',
    title: 'Wallet',
    width: 88,
    optional: true,
    render: ({ walletType }) => wallets[walletType],
  },
  before: {
    key: 'balanceBefore',
    title: 'Balance before',
    width: 152,
    align: 'end',
    optional: true,
    currency: (row) => walletCurrency(row),
    render: (row) => <Sum amount={row.balanceBefore} currency={walletCurrency(row)} />,
  },
  after: {
    key: 'balanceAfter',
    title: 'Balance after',
    width: 152,
    align: 'end',
    optional: true,
    currency: (row) => walletCurrency(row),
    render: (row) => <Sum amount={row.balanceAfter} currency={walletCurrency(row)} />,
  },
  confirmedAt: {
    key: 'confirmedAt',
    title: 'Confirmed',
    width: 144,
    optional: true,
    render: ({ confirmedAt }) => <DateTime at={confirmedAt} />,
  },
  confirmedBy: {
    key: 'confirmedBy',
    title: 'Confirmed by',
    width: 120,
    optional: true,
    read: ({ confirmedBy }) => confirmedBy?.nickname,
  },
  decidedAt: {
    key: 'decidedAt',
    title: 'Decided',
    width: 144,
    optional: true,
    render: (row) => <DateTime at={decisionOf(row)?.at} />,
    csv: (row) => decisionOf(row)?.at,
  },
  decidedBy: {
    key: 'decidedBy',
    title: 'Decided by',
    width: 120,
    optional: true,
    read: (row) => decisionOf(row)?.by.nickname,
  },
} satisfies Record<string, Column<Transaction>>

export type ColumnName = keyof typeof COLUMNS

/** What a balance is counted in: a deposit's is that of what arrives. */
export const walletCurrency = ({
  transactionType,
  fromCurrency,
  toCurrency,
}: Pick<Transaction, 'transactionType' | 'fromCurrency' | 'toCurrency'>): string =>
  transactionType === 'DEPOSIT' ? toCurrency : fromCurrency

/** The columns of these names, in this order; those after `optional` are shown once they are chosen. */
export function transactionColumns(
  names: readonly ColumnName[],
  optional: readonly ColumnName[] = [],
): readonly Column<Transaction>[] {
  const always = names.map((name) => ({ ...COLUMNS[name], optional: false }))
  return [...always, ...optional.map((name) => ({ ...COLUMNS[name], optional: true }))]
}
