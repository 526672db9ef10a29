import { api, useBankAccountsQuery } from '@/api/gen/bank_accounts/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { usePersonalColumns, usePersonalList } from '@/kit/list/usePersonalList'
import { useGlobalFilters, useOperatorColumn } from '@/session/operator'
import { personalReads } from '@/session/personalReads'
import { withGlobals } from '@/session/reads'
import { decisions } from './decisions'
import { columns, filters, statuses } from './fields'

const BankAccountDrawer = lazyComponent(() =>
  import('./BankAccountDrawer').then((code) => code.BankAccountDrawer),
)

export function BankAccounts() {
  const list = usePersonalList(filters)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useBankAccountsQuery(query)
  const opened = useOpenRecord(loaded, 'uuid')
  return (
    <>
      <ListPage
        id="bank_accounts"
        what="bank accounts"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(usePersonalColumns(columns), 'opTitle', 'nameOnCard')}
        rowKey="uuid"
        rowName={({ player, bankName }) => `${bankName} account of ${player.playerCode}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={decisions.actions}
        bulk={decisions.bulk}
        exporting={{ fileName: 'bank-accounts', endpoint: api.endpoints.bankAccounts, arg: query }}
        above={<StatusTabs list={list} labels={statuses} />}
        empty={{ title: 'No bank accounts yet', advice: 'Players add one before they withdraw.' }}
      />
      {opened.wasOpened && <BankAccountDrawer {...opened.drawer} />}
    </>
  )
}

export const reads = personalReads(filters, api.endpoints.bankAccounts, withGlobals)
