import { api, useActivitiesQuery } from '@/api/gen/activities/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { withOptions } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { roleFilterOptions } from '@/session/roleFilter'
import { useSession } from '@/session/session'
import { columns, filters } from './fields'

const ActivityDrawer = lazyComponent(() =>
  import('./ActivityDrawer').then((code) => code.ActivityDrawer),
)

/** What staff did: who changed which record, when, and how. */
export function Activities() {
  const { user } = useSession()
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useActivitiesQuery(query)
  const opened = useOpenRecord(loaded, '_id')
  return (
    <>
      <ListPage
        id="activities"
        what="activities"
        list={list}
        filters={withOptions(list.fields, {
          role: roleFilterOptions(user.role, list.filters.role),
        })}
        loaded={loaded}
        columns={columns}
        rowKey="_id"
        rowName={({ recordKind, recordTitle }) => `${recordKind} ${recordTitle}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        exporting={{ fileName: 'activities', endpoint: api.endpoints.activities, arg: query }}
        empty={{
          title: 'No activities yet',
          advice: 'Changes made by staff are listed here.',
        }}
      />
      {opened.wasOpened && <ActivityDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.activities, withTenants)
