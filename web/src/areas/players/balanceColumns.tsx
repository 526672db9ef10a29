import { useMemo } from 'react'
import type { PlayerBalances } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { None } from '@/kit/display/None'
import { placesOf } from '@/kit/display/placesOf'
import { Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'

const usd = (
  key: 'balanceInUSD' | 'bonusInUSD' | 'cashbackInUSD' | 'affiliateInUSD',
  title: string,
  width = 104,
): Column<PlayerBalances> => ({
  key,
  title,
  width,
  align: 'end',
  sortable: true,
  currency: 'USD',
  render: (row) => <Money amount={row[key]} />,
})

const first: readonly Column<PlayerBalances>[] = [
  {
    key: 'playerCode',
    title: 'Player code',
    width: 106,
    sortable: true,
    render: ({ playerCode }) => <code>{playerCode}</code>,
  },
  {
    key: 'username',
    title: 'Username',
    width: 120,
    sortable: true,
    render: ({ username }) => <Name text={username} />,
  },
  usd('balanceInUSD', 'All wallets', 124),
  {
    key: 'mainInUSD',
    title: 'Main wallet',
    width: 124,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ wallet }) => <Money amount={wallet.inUSD.balance} />,
  },
]

const last: readonly Column<PlayerBalances>[] = [
  usd('bonusInUSD', 'Bonus'),
  usd('cashbackInUSD', 'Cashback'),
  usd('affiliateInUSD', 'Affiliate'),
  {
    key: 'heldInUSD',
    title: 'On hold',
    width: 96,
    align: 'end',
    currency: 'USD',
    render: ({ heldInUSD }) => <Money amount={heldInUSD} />,
  },
  {
    key: 'operator',
    title: 'Operator or brand',
    width: 132,
    read: ({ operator }) => operator.opTitle,
  },
  {
    key: 'state',
    title: 'Status',
    width: 96,
    optional: true,
    render: ({ isBlocked, isDeleted }) =>
      isDeleted ? (
        <Status tone="ended" label="Deleted" />
      ) : isBlocked ? (
        <Status tone="bad" label="Blocked" />
      ) : (
        <None />
      ),
  },
  timeColumn('createdAt', 'Joined', { width: 152, sortable: true, optional: true }),
]

const inCurrency = (currency: string): Column<PlayerBalances> => ({
  key: `currency.${currency}`,
  title: currency,
  width: 152,
  align: 'end',
  optional: true,
  currency,
  render: ({ wallet }) => (
    <Money
      amount={wallet.byCurrency[currency]?.balance}
      currency={currency}
      places={placesOf(currency)}
    />
  ),
})

/** With a column for each of these currencies. */
export function useBalanceColumns(
  currencies: readonly string[],
): readonly Column<PlayerBalances>[] {
  const names = currencies.join(' ')
  return useMemo(
    () => [...first, ...(names ? names.split(' ') : []).map(inCurrency), ...last],
    [names],
  )
}
