import { api, useUsernamesQuery } from '@/api/gen/usernames/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters, useOperatorColumn } from '@/session/operator'
import { withGlobals } from '@/session/reads'
import { actions, bulkDecisions } from './decisions'
import { columns, filters } from './fields'
import { statuses } from './labels'

const UsernameDrawer = lazyComponent(() =>
  import('./UsernameDrawer').then((code) => code.UsernameDrawer),
)

/** Names that players asked for, by status, and what staff decide of them. */
export function Usernames() {
  const list = useListState(filters)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useUsernamesQuery(query)
  const opened = useOpenRecord(loaded, 'playerCode')

  return (
    <>
      <ListPage
        id="usernames"
        what="usernames"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(columns, 'opTitle', 'note')}
        rowKey="playerCode"
        rowName={({ playerCode }) => `username of ${playerCode}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={bulkDecisions}
        exporting={{ fileName: 'usernames', endpoint: api.endpoints.usernames, arg: query }}
        above={<StatusTabs list={list} labels={statuses} />}
        empty={{ title: 'No usernames yet', advice: 'Usernames players request are listed here.' }}
      />
      {opened.wasOpened && <UsernameDrawer {...opened.drawer} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.usernames, withGlobals)
