import { codeInWords } from '@/api/codes'
import type { TotalUser } from '@/api/gen/player_reports/endpoints'
import type { TotalKind } from '@/api/gen/player_reports/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { inFull } from '@/kit/display/decimal'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PlayerLink } from './PlayerLink'

/** Who it is, in a list within a drawer. */
export const who = {
  playerCode: {
    width: 112,
    render: ({ playerCode }: Pick<TotalUser, 'playerCode'>) => (
      <PlayerLink playerCode={playerCode} />
    ),
  },
  username: { width: 160, kind: 'name' },
} as const

const ofUser = (onShow: (user: TotalUser) => void) =>
  fieldsOf<TotalUser>()({
    ...who,
    operator: {
      label: 'Operator or brand',
      width: 168,
      field: 'operator.opTitle',
      read: ({ operator }) => operator.opTitle,
    },
    createdAt: { label: 'Joined', width: 152, kind: 'time' },
    transactionCount: {
      label: 'Transactions',
      width: 104,
      kind: 'number',
      render: (user) => (
        <button
          type="button"
          className="players-count"
          aria-label={`${inFull(user.transactionCount)} transactions of ${user.playerCode}`}
          onClick={() => onShow(user)}
        >
          {inFull(user.transactionCount)}
        </button>
      ),
    },
    totalInUSD: { label: 'Total', width: 128, kind: 'usd' },
    lastTransactionAt: { label: 'Latest', width: 152, kind: 'time' },
  })

const JOINED = ['playerCode', 'username', 'operator', 'createdAt'] as const

/** Of the players behind a total; `onShow` opens the transactions of one. */
export const totalColumns = (kind: TotalKind, onShow: (user: TotalUser) => void) =>
  ofUser(onShow).columns(...(kind === 'JOINED' ? JOINED : []))

/** Of the transactions behind a total; `onOpen` opens one. */
export const transactionColumns = (onOpen: (transaction: Transaction) => void) =>
  fieldsOf<Transaction>()({
    txId: {
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
    player: {
      field: 'player.playerCode',
      label: 'Player',
      width: 112,
      render: ({ player }) => <PlayerLink playerCode={player.playerCode} />,
      csv: ({ player }) => player.playerCode,
    },
    transactionType: {
      label: 'Type',
      width: 112,
      render: ({ transactionType }) => codeInWords(transactionType),
    },
    toAmount: { label: 'Amount', width: 152, kind: 'amount', currency: 'toCurrency' },
    toAmountInUSD: { label: 'In USD', width: 128, kind: 'usd' },
    createdAt: { label: 'Created', width: 152, kind: 'time' },
  }).columns()
