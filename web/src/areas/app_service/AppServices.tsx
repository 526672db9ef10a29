import { type ReactNode, useState } from 'react'
import { type AppService, useAppServicesQuery } from '@/api/gen/app_service/endpoints'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'

const AppServiceCharts = lazyComponent(() =>
  import('./AppServiceCharts').then((code) => code.AppServiceCharts),
)

const SPEC = { sort: 'appName', filters: { query: 'text' } } as const
const COLUMNS: readonly Column<AppService>[] = [
  { key: 'appName', title: 'App', width: 208, sortable: true },
  { key: 'resourceGroupName', title: 'Resource group', width: 176, sortable: true },
  { key: 'region', title: 'Region', width: 136, sortable: true },
  {
    key: 'state',
    title: 'Status',
    width: 104,
    sortable: true,
    render: ({ state }) => <Status tone={state === 'Running' ? 'good' : 'ended'} label={state} />,
  },
  { key: 'instances', title: 'Instances', width: 96, sortable: true, align: 'end' },
]

/** The apps that the platform runs as; each opens its charts. */
export function AppServices({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const [open, setOpen] = useState<AppService | null>(null)
  const loaded = localPage(useAppServicesQuery(), list, ({ appName, resourceGroupName }) =>
    holds(list.filters.query, appName, resourceGroupName),
  )
  return (
    <>
      <ListPage
        id="app_service.apps"
        what="app services"
        list={list}
        loaded={loaded}
        columns={COLUMNS}
        filters={[{ name: 'query', label: 'App or group', width: 168 }]}
        rowKey="appName"
        rowName={({ appName }) => `app ${appName}`}
        onOpen={setOpen}
        actions={[{ id: 'charts', label: 'App Service Charts', permission: 'dev', run: setOpen }]}
        above={above}
        empty={{ title: 'No app services', advice: 'The platform runs no app services.' }}
      />
      {open && <AppServiceCharts app={open} onClose={() => setOpen(null)} />}
    </>
  )
}
