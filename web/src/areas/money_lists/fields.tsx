import type { Transaction } from '@/api/gen/shared/types'
import { PlayerLink } from '@/areas/players'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { ageField } from '@/kit/list/ageField'
import type { Column } from '@/kit/list/columns'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { marksField } from '@/kit/list/warningMarks'
import { actOf, orderMarkOf, states, subTypes, typeName, types, wallets } from './labels'
import { decisionOf } from './TransactionState'
import './money_lists.css'

/** What a balance is counted in: a deposit's is that of what arrives. */
export const walletCurrency = ({
  transactionType,
  fromCurrency,
  toCurrency,
}: Pick<Transaction, 'transactionType' | 'fromCurrency' | 'toCurrency'>): string =>
  transactionType === 'DEPOSIT' ? toCurrency : fromCurrency

/** Whether its money may still arrive. */
const isOver = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'REJECTED' || status === 'CANCELED'

/** What an amount that arrives is called: credited once it is confirmed; nothing of what was rejected. */
export function arrivingField({ status }: Pick<Transaction, 'status'>) {
  if (status === 'CONFIRMED') return ['toAmount'] as const
  return isOver({ status }) ? [] : (['arriving'] as const)
}

/** Every column that a list of transactions may have. */
export const fields = fieldsOf<Transaction>()({
  createdAt: { label: 'Created', width: 140, sortable: true, kind: 'time' },
  waiting: ageField(states),
  txId: { label: 'Transaction', width: 104, kind: 'id', copy: 'transaction ID' },
  transactionType: {
    field: [
      { field: 'transactionType', labels: types },
      { field: 'transactionSubType', title: 'Subtype', labels: subTypes },
    ],
    label: 'Type',
    width: 126,
    render: typeName,
  },
  status: {
    field: [
      { field: 'status', labels: states },
      { field: 'isDeleted', title: 'Deleted' },
    ],
    width: 104,
    render: ({ status, isDeleted }) => (
      <Status {...(isDeleted ? { tone: 'ended', label: 'Deleted' } : labelOf(states, status))} />
    ),
  },
  warnings: { ...marksField<Transaction>(actOf, orderMarkOf), width: 112 },
  player: {
    key: 'player.playerCode',
    label: 'Player',
    width: 98,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} names={player} />,
    csv: ({ player }) => player.playerCode,
  },
  nickName: {
    key: 'player.nickName',
    label: 'Nickname',
    width: 120,
    render: ({ player }) => <Name text={player.nickName} />,
  },
  operator: {
    key: 'operator.opTitle',
    label: 'Operator or brand',
    width: 112,
    wide: 148,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  fromAmount: { label: 'Amount', width: 132, kind: 'amount', currency: 'fromCurrency' },
  toAmount: {
    field: [{ field: 'toAmount', title: 'Credited, or to be credited' }],
    label: 'Credited',
    width: 152,
    kind: 'amount',
    currency: 'toCurrency',
    read: ({ status, toAmount }) => (status === 'CONFIRMED' ? toAmount : null),
  },
  arriving: {
    field: [{ field: 'toAmount', title: 'Credited, or to be credited' }],
    label: 'To be credited',
    width: 152,
    kind: 'amount',
    currency: 'toCurrency',
    read: (row) => (isOver(row) ? null : row.toAmount),
  },
  toAmountInUSD: { label: 'In USD', width: 104, sortable: true, kind: 'usd' },
  gateway: { width: 104 },
  isFTD: { label: 'First deposit', width: 104, render: ({ isFTD }) => isFTD && 'First' },
  walletType: { label: 'Wallet', width: 88, labels: wallets },
  balanceBefore: { width: 152, kind: 'amount', currency: walletCurrency },
  balanceAfter: { width: 152, kind: 'amount', currency: walletCurrency },
  confirmedAt: { label: 'Confirmed', width: 144, kind: 'time' },
  confirmedBy: {
    width: 120,
    field: 'confirmedBy.nickname',
    read: ({ confirmedBy }) => confirmedBy?.nickname,
  },
  decidedAt: {
    field: [{ field: 'lastDecision.at' }],
    label: 'Decided',
    width: 144,
    read: (row) => decisionOf(row)?.at,
    kind: 'time',
  },
  decidedBy: {
    field: [{ field: 'lastDecision.by.nickname' }],
    width: 112,
    read: (row) => decisionOf(row)?.by.nickname,
  },
})

type FieldName = Parameters<typeof fields.label>[0]

/** The columns of these names, in this order; those after `optional` are shown once they are chosen. */
export const moneyColumns = (
  names: readonly FieldName[],
  optional: readonly FieldName[] = [],
): readonly Column<Transaction>[] => [
  ...names.map((name) => fields.column(name)),
  ...optional.map((name) => fields.column(name, { optional: true })),
]

/** The same, after which one it is. */
export const transactionColumns = (
  names: readonly FieldName[],
  optional: readonly FieldName[] = [],
): readonly Column<Transaction>[] => moneyColumns(['txId', ...names], optional)
