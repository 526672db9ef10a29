import type { Transaction } from '@/api/gen/endpoints'
import type { TopUpReason, WalletType } from '@/api/gen/enums'
import type { Column } from '@/kit/columns'
import { Money } from '@/kit/Money'
import { Status } from '@/kit/Status'
import { When } from '@/kit/When'
import { placesOf } from './amounts'
import { reasons } from './words'

export const wallets: Readonly<Record<WalletType, string>> = {
  main: 'Main',
  bonus: 'Bonus',
  cashback: 'Cashback',
  affiliate: 'Affiliate',
}

const nothing = <span className="kit-nothing">—</span>

const inCurrency = (amount: number | null | undefined, currency: string) => (
  <Money amount={amount} currency={currency} places={placesOf(currency)} />
)

export const columns: readonly Column<Transaction>[] = [
  {
    key: 'createdAt',
    title: 'Created',
    width: 152,
    sortable: true,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    key: 'playerCode',
    title: 'Player',
    width: 120,
    render: ({ player }) => player.playerCode,
    csv: ({ player }) => player.playerCode,
  },
  {
    key: 'nickName',
    title: 'Nickname',
    width: 136,
    render: ({ player }) => <span dir="auto">{player.nickName}</span>,
    csv: ({ player }) => player.nickName,
  },
  {
    key: 'operator',
    title: 'Operator',
    width: 144,
    render: ({ operator }) => operator.opTitle,
    csv: ({ operator }) => operator.opId,
  },
  {
    key: 'direction',
    title: 'Action',
    width: 112,
    render: ({ direction }) => (
      <Status
        tone={direction === 'IN' ? 'good' : 'bad'}
        word={direction === 'IN' ? 'Increase' : 'Decrease'}
      />
    ),
  },
  {
    key: 'walletType',
    title: 'Wallet',
    width: 88,
    render: ({ walletType }) => wallets[walletType],
  },
  {
    key: 'fromAmount',
    title: 'Amount',
    width: 160,
    align: 'end',
    render: ({ fromAmount, fromCurrency }) => inCurrency(fromAmount, fromCurrency),
  },
  {
    key: 'toAmountInUSD',
    title: 'In USD',
    width: 128,
    align: 'end',
    sortable: true,
    render: ({ toAmountInUSD }) => <Money amount={toAmountInUSD} />,
  },
  {
    key: 'reason',
    title: 'Reason',
    width: 128,
    render: ({ reason }) => (reason ? (reasons[reason as TopUpReason] ?? reason) : nothing),
  },
  {
    key: 'confirmedBy',
    title: 'By',
    width: 128,
    render: ({ confirmedBy }) => confirmedBy?.nickname ?? nothing,
    csv: ({ confirmedBy }) => confirmedBy?.nickname,
  },
  {
    key: 'note',
    title: 'Note',
    width: 240,
    render: ({ note }) => (note ? <span dir="auto">{note}</span> : nothing),
  },
  {
    key: 'balanceBefore',
    title: 'Balance before',
    width: 152,
    align: 'end',
    optional: true,
    render: ({ balanceBefore, fromCurrency }) => inCurrency(balanceBefore, fromCurrency),
  },
  {
    key: 'balanceAfter',
    title: 'Balance after',
    width: 152,
    align: 'end',
    optional: true,
    render: ({ balanceAfter, fromCurrency }) => inCurrency(balanceAfter, fromCurrency),
  },
  {
    key: 'txId',
    title: 'Transaction id',
    width: 208,
    optional: true,
    render: ({ txId }) => <code>{txId}</code>,
  },
]
