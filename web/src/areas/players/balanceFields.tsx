import { useMemo } from 'react'
import type { PlayerBalances } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { placesOf } from '@/kit/display/placesOf'
import { Status } from '@/kit/display/Status'
import type { Column } from '@/kit/list/columns'
import { fieldsOf } from '@/kit/list/fieldsOf'

const fields = fieldsOf<PlayerBalances>()({
  playerCode: { width: 106, sortable: true, kind: 'code' },
  username: { width: 120, sortable: true, kind: 'name' },
  balanceInUSD: { label: 'All wallets', width: 124, sortable: true, kind: 'usd' },
  mainInUSD: {
    label: 'Main wallet',
    width: 124,
    sortable: true,
    kind: 'usd',
    field: 'wallet.inUSD.balance',
    read: ({ wallet }) => wallet.inUSD.balance,
  },
  bonusInUSD: { label: 'Bonus', width: 104, sortable: true, kind: 'usd' },
  cashbackInUSD: { label: 'Cashback', width: 104, sortable: true, kind: 'usd' },
  affiliateInUSD: { label: 'Affiliate', width: 104, sortable: true, kind: 'usd' },
  heldInUSD: { label: 'On hold', width: 96, kind: 'usd' },
  operator: {
    label: 'Operator or brand',
    width: 132,
    field: 'operator.opTitle',
    read: ({ operator }) => operator.opTitle,
  },
  state: {
    field: [
      { field: 'isDeleted', title: 'Deleted' },
      { field: 'isBlocked', title: 'Blocked' },
    ],
    label: 'Status',
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
  createdAt: { label: 'Joined', width: 152, sortable: true, optional: true, kind: 'time' },
})
const columns = fields.columns()
const FIRST = 4

const inCurrency = (currency: string): Column<PlayerBalances> => ({
  key: `currency.${currency}`,
  field: `wallet.byCurrency.${currency}.balance`,
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
    () => [
      ...columns.slice(0, FIRST),
      ...(names ? names.split(' ') : []).map(inCurrency),
      ...columns.slice(FIRST),
    ],
    [names],
  )
}
