import type { ReactNode } from 'react'
import { type AppService, useAppServicesQuery } from '@/api/gen/app_service/endpoints'
import type { AppState } from '@/api/gen/app_service/enums'
import { useDialog } from '@/kit/dialog/useDialog'
import type { StatusLabel } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/recordActions'

const filters = defineFilters()('appName', {
  query: { label: 'App or group', width: 168 },
})

const AppServiceCharts = lazyComponent(() =>
  import('./AppServiceCharts').then((code) => code.AppServiceCharts),
)

const states: Readonly<Record<AppState, StatusLabel>> = {
  Running: { tone: 'running', label: 'Running' },
  Stopped: { tone: 'ended', label: 'Stopped' },
}

const fields = fieldsOf<AppService>()({
  appName: { label: 'App', width: 208, sortable: true },
  resourceGroupName: { label: 'Resource group', width: 176, sortable: true },
  region: { width: 136, sortable: true },
  state: {
    label: 'Status',
    width: 104,
    sortable: true,
    labels: states,
  },
  instances: { width: 96, sortable: true, kind: 'number' },
})
const COLUMNS = fields.columns()

const ACTIONS: readonly RecordAction<AppService>[] = [
  { id: 'charts', label: 'App Service charts', permission: 'dev', Dialog: AppServiceCharts },
]

/** The apps that the platform runs as; each opens its charts. */
export function AppServices({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const openCharts = useDialog(AppServiceCharts)
  const loaded = localPage(useAppServicesQuery(), list, ({ appName, resourceGroupName }) =>
    holds(list.filters.query, appName, resourceGroupName),
  )
  return (
    <ListPage
      id="app_service.apps"
      what="app services"
      list={list}
      loaded={loaded}
      columns={COLUMNS}
      rowKey="appName"
      rowName={({ appName }) => `app ${appName}`}
      onOpen={(record) => openCharts({ record })}
      actions={ACTIONS}
      above={above}
      empty={{ title: 'No app services', advice: 'The platform runs no app services.' }}
    />
  )
}
