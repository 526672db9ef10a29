import type { TotalUser } from '@/api/gen/player_reports/endpoints'
import type { TotalKind } from '@/api/gen/player_reports/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { placesOf } from '@/kit/display/placesOf'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PlayerLink } from './PlayerLink'

/** Who it is, in a list within a drawer. */
export const who: readonly Column<Pick<TotalUser, 'playerCode' | 'username'>>[] = [
  {
    key: 'playerCode',
    title: 'Player code',
    width: 112,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
  },
  {
    key: 'username',
    title: 'Username',
    width: 160,
    render: ({ username }) => <Name text={username} />,
  },
]

const joined: readonly Column<TotalUser>[] = [
  ...who,
  {
    key: 'operator',
    title: 'Operator or brand',
    width: 168,
    read: ({ operator }) => operator.opTitle,
  },
  timeColumn('createdAt', 'Joined', { width: 152 }),
]

const paid = (onShow: (user: TotalUser) => void): readonly Column<TotalUser>[] => [
  {
    key: 'transactionCount',
    title: 'Transactions',
    width: 104,
    align: 'end',
    render: (user) => (
      <button
        type="button"
        className="players-count"
        aria-label={`${user.transactionCount} transactions of ${nameText(user.username)}`}
        onClick={() => onShow(user)}
      >
        {user.transactionCount}
      </button>
    ),
  },
  {
    key: 'totalInUSD',
    title: 'Total',
    width: 128,
    align: 'end',
    currency: 'USD',
    render: ({ totalInUSD }) => <Money amount={totalInUSD} />,
  },
  timeColumn('lastTransactionAt', 'Latest', { width: 152 }),
]

/** Of the players behind a total; `onShow` opens the transactions of one. */
export const totalColumns = (
  kind: TotalKind,
  onShow: (user: TotalUser) => void,
): readonly Column<TotalUser>[] => (kind === 'JOINED' ? joined : [...joined, ...paid(onShow)])

const title = (text: string): string =>
  `${text.charAt(0)}${text.slice(1).toLowerCase()}`.replaceAll('_', ' ')

/** Of the transactions behind a total; `onOpen` opens one. */
export const transactionColumns = (
  onOpen: (transaction: Transaction) => void,
): readonly Column<Transaction>[] => [
  {
    key: 'txId',
    title: 'Transaction',
    width: 200,
    render: (transaction) => (
      <button
        type="button"
        className="players-count"
        title={`Open transaction ${transaction.txId}`}
        onClick={() => onOpen(transaction)}
      >
        {transaction.txId}
      </button>
    ),
  },
  {
    key: 'player',
    title: 'Player code',
    width: 112,
    render: ({ player }) => <PlayerLink playerCode={player.playerCode} />,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'transactionType',
    title: 'Type',
    width: 112,
    render: ({ transactionType }) => title(transactionType),
  },
  {
    key: 'toAmount',
    title: 'Amount',
    width: 152,
    align: 'end',
    currency: ({ toCurrency }) => toCurrency,
    render: ({ toAmount, toCurrency }) => (
      <Money amount={toAmount} currency={toCurrency} places={placesOf(toCurrency)} />
    ),
  },
  {
    key: 'toAmountInUSD',
    title: 'In USD',
    width: 128,
    align: 'end',
    currency: 'USD',
    render: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
  },
  timeColumn('createdAt', 'Time', { width: 152 }),
]
