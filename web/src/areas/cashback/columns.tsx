import type { Transaction } from '@/api/gen/endpoints'
import type { Column } from '@/kit/columns'
import { Money } from '@/kit/Money'
import { Status } from '@/kit/Status'
import { When } from '@/kit/When'
import { states } from './words'

const NOTHING = <span className="kit-nothing">—</span>

const claimed: readonly Column<Transaction>[] = [
  {
    key: 'createdAt',
    title: 'Claimed',
    width: 148,
    sortable: true,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    key: 'player.playerCode',
    title: 'Player',
    width: 104,
    render: ({ player }) => player.playerCode,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'player.nickName',
    title: 'Nickname',
    width: 160,
    render: ({ player }) => player.nickName,
    csv: ({ player }) => player.nickName,
  },
  {
    key: 'operator.opTitle',
    title: 'Operator',
    width: 152,
    render: ({ operator }) => operator.opTitle,
    csv: ({ operator }) => operator.opTitle,
  },
  {
    key: 'toAmountInUSD',
    title: 'Amount',
    width: 128,
    align: 'end',
    sortable: true,
    render: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
  },
]

const wallets: readonly Column<Transaction>[] = [
  {
    key: 'balanceBefore',
    title: 'Wallet before',
    width: 136,
    align: 'end',
    optional: true,
    render: ({ balanceBefore }) => <Money amount={balanceBefore} />,
  },
  {
    key: 'balanceAfter',
    title: 'Wallet after',
    width: 136,
    align: 'end',
    optional: true,
    render: ({ balanceAfter }) => <Money amount={balanceAfter} />,
  },
]

const transaction = (optional: boolean): Column<Transaction> => ({
  key: 'txId',
  title: 'Transaction',
  width: 208,
  optional,
  render: ({ txId }) => <code className="cashback-code">{txId}</code>,
})

const decided: readonly Column<Transaction>[] = [
  {
    key: 'status',
    title: 'Status',
    width: 124,
    render: ({ status }) => {
      const [tone, word] = states[status]
      return <Status tone={tone} word={word} />
    },
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
    render: ({ confirmedBy }) => confirmedBy?.nickname ?? NOTHING,
    csv: ({ confirmedBy }) => confirmedBy?.nickname,
  },
  {
    key: 'noteForThePlayer',
    title: 'Note for the player',
    width: 200,
    optional: true,
    render: ({ noteForThePlayer }) => noteForThePlayer ?? NOTHING,
  },
]

export const columnsOfPending = [...claimed, transaction(false), ...wallets]
export const columnsOfAll = [...claimed, ...decided, transaction(true), ...wallets]
