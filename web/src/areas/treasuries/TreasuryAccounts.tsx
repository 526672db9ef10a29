import { currencyValues } from '@/api/gen/shared/enums'
import { api, type TreasuryAccount, useTreasuryAccountsQuery } from '@/api/gen/treasuries/endpoints'
import { networkValues } from '@/api/gen/treasuries/enums'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { placesOf } from '@/kit/display/placesOf'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Column, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { networks, PROVIDERS, sharedFilters } from './labels'
import { Total } from './Total'

const AccountDrawer = lazyComponent(() =>
  import('./AccountDrawer').then((code) => code.AccountDrawer),
)

const SPEC = {
  sort: '-balanceInUSD',
  filters: {
    provider: PROVIDERS,
    network: networkValues,
    currency: currencyValues,
    address: 'text',
    isActive: 'boolean',
    treasuryId: 'text',
  },
} as const

const columns: readonly Column<TreasuryAccount>[] = [
  {
    key: 'address',
    title: 'Account',
    width: 216,
    render: ({ address }) => <code>{address}</code>,
  },
  {
    key: 'balance',
    title: 'Balance',
    width: 152,
    align: 'end',
    currency: ({ currency }) => currency,
    render: ({ balance, currency }) => (
      <Money amount={balance} currency={currency} places={placesOf(currency)} />
    ),
  },
  {
    key: 'balanceInUSD',
    title: 'In USD',
    width: 128,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ balanceInUSD }) => <Money amount={balanceInUSD} />,
  },
  { key: 'opTitle', title: 'Operator', width: 144, sortable: true, optional: true },
  { key: 'provider', title: 'Provider', width: 96, sortable: true },
  {
    key: 'network',
    title: 'Network',
    width: 120,
    render: ({ network }) => networks[network],
  },
  {
    key: 'isActive',
    title: 'Status',
    width: 104,
    render: ({ isActive }) => (
      <Status tone={isActive ? 'good' : 'ended'} label={isActive ? 'Active' : 'Disabled'} />
    ),
  },
  timeColumn('updatedAt', 'Last transaction', { width: 148, sortable: true }),
  { key: 'currency', title: 'Currency', width: 96, optional: true },
  {
    key: 'treasuryId',
    title: 'Treasury ID',
    width: 208,
    optional: true,
    render: ({ treasuryId }) => <code>{treasuryId}</code>,
  },
]

/** The accounts of treasuries: one currency on one network each. */
export function TreasuryAccounts() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const query = {
    ...list.query,
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
  const loaded = useTreasuryAccountsQuery(query)
  const opened = useOpenRecord(loaded, 'accountId')
  return (
    <>
      <ListPage
        id="treasuries.accounts"
        what="treasury accounts"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={[
          ...sharedFilters,
          {
            name: 'currency',
            label: 'Currency',
            width: 112,
            options: optionsOf(currencyValues),
          },
          { name: 'address', label: 'Address', width: 176 },
          { name: 'isActive', label: 'Active', more: true },
          { name: 'treasuryId', label: 'Treasury', more: true },
        ]}
        rowKey="accountId"
        rowName={({ address }) => `account ${address}`}
        onOpen={opened.open}
        exporting={{
          fileName: 'treasury-accounts',
          endpoint: api.endpoints.treasuryAccounts,
          arg: query,
        }}
        summary={<Total page={loaded.data} />}
        empty={{
          title: 'No treasury accounts yet',
          advice: 'A treasury has one for each currency on each network.',
        }}
      />
      {opened.wasOpened && <AccountDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}
