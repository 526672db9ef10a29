import { api, useActivitiesQuery } from '@/api/gen/activities/endpoints'
import { activityActionValues, activityAreaValues } from '@/api/gen/activities/enums'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { PeriodMenu } from '@/kit/list/PeriodMenu'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './columns'
import formerNames from './formerNames.json'
import { actionLabels, areaNames } from './labels'

const ActivityDrawer = lazyComponent(() =>
  import('./ActivityDrawer').then((code) => code.ActivityDrawer),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    area: activityAreaValues,
    action: activityActionValues,
    who: 'text',
    recordId: 'text',
    from: 'instant',
    to: 'instant',
  },
  formerNames,
} as const

const fields: readonly FilterField[] = [
  {
    name: 'area',
    label: 'Area',
    width: 120,
    options: optionsOf(activityAreaValues, areaNames),
  },
  {
    name: 'action',
    label: 'Action',
    width: 104,
    options: optionsOf(activityActionValues, actionLabels),
  },
  { name: 'who', label: 'User', width: 104 },
  { name: 'recordId', label: 'Record ID', width: 112 },
  { name: 'from', label: 'From', day: { edge: 'start', bound: 'to' } },
  { name: 'to', label: 'To', day: { edge: 'end', bound: 'from' } },
]

/** What staff did: who changed which record, when, and how. */
export function Activities() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const query = {
    ...list.query,
    ...(opId ? { opId } : {}),
    ...(includeBrands === undefined ? {} : { includeBrands }),
  }
  const loaded = useActivitiesQuery(query)
  const opened = useOpenRecord(loaded, '_id')
  return (
    <>
      <ListPage
        id="activities"
        what="activities"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={fields}
        rowKey="_id"
        rowName={({ recordKind, recordTitle }) => `${recordKind} ${recordTitle}`}
        onOpen={opened.open}
        toolbar={<PeriodMenu onChoose={(from) => list.setFilters({ from, to: null })} />}
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
