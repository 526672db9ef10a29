import { api, useTreasuryAccountsQuery } from '@/api/gen/treasuries/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { accountColumns, accountFilters } from './fields'
import { Total } from './Total'

const AccountDrawer = lazyComponent(() =>
  import('./AccountDrawer').then((code) => code.AccountDrawer),
)

/** The accounts of treasuries: one currency on one network each. */
export function TreasuryAccounts() {
  const list = useListState(accountFilters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useTreasuryAccountsQuery(query)
  const opened = useOpenRecord(loaded, 'accountId')
  return (
    <>
      <ListPage
        id="treasuries.accounts"
        what="treasury accounts"
        list={list}
        loaded={loaded}
        columns={accountColumns}
        rowKey="accountId"
        rowName={({ address }) => `account ${address}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
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

export const reads = listReads(accountFilters, api.endpoints.treasuryAccounts, withTenants)
