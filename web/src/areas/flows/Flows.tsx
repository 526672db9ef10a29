import { api, type Flow, useFlowsQuery } from '@/api/gen/flows/endpoints'
import { flowTriggerValues } from '@/api/gen/flows/enums'
import { optionsOf } from '@/kit/display/options'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Column, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { useFlowActions } from './actions'
import { nameOf, stateOf, triggerOf, triggers } from './labels'

const FlowDrawer = lazyComponent(() => import('./FlowDrawer').then((code) => code.FlowDrawer))

const SPEC = {
  sort: '-updatedAt',
  filters: { title: 'text', trigger: flowTriggerValues, isActive: 'boolean' },
} as const

const FILTERS = [
  { name: 'title', label: 'Title', width: 160 },
  {
    name: 'trigger',
    label: 'Trigger',
    width: 144,
    options: optionsOf(flowTriggerValues, triggers),
  },
  { name: 'isActive', label: 'Active', width: 96 },
] as const

const columns: readonly Column<Flow>[] = [
  { key: 'title', title: 'Flow', width: 176, sortable: true },
  {
    key: 'isActive',
    title: 'Status',
    width: 96,
    render: (flow) => <Status {...stateOf(flow)} />,
  },
  { key: 'trigger', title: 'Trigger', width: 120, read: triggerOf },
  { key: 'steps', title: 'Steps', width: 64, align: 'end', read: ({ steps }) => steps.length },
  { key: 'playersInside', title: 'Players in flow', width: 112, align: 'end' },
  { key: 'playersFinished', title: 'Finished', width: 88, align: 'end' },
  { key: 'opTitle', title: 'Operator', width: 136 },
  timeColumn('updatedAt', 'Updated', { sortable: true }),
  timeColumn('createdAt', 'Created', { sortable: true, optional: true }),
  {
    key: 'updatedBy',
    title: 'Updated by',
    width: 128,
    optional: true,
    read: ({ updatedBy }) => updatedBy.nickname,
  },
]

/** The flows of an operator or of all. */
export function Flows() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const tenants = {
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
  const query = { ...list.query, ...tenants }
  const loaded = useFlowsQuery(query)
  const opened = useOpenRecord(loaded, 'flowId')
  const actions = useFlowActions()
  return (
    <>
      <ListPage
        id="flows"
        what="flows"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={FILTERS}
        rowKey="flowId"
        rowName={nameOf}
        onOpen={opened.open}
        actions={actions}
        exporting={{ fileName: 'flows', endpoint: api.endpoints.flows, arg: query }}
        empty={{ title: 'No flows yet', advice: 'Flows are created on the player platform.' }}
      />
      {opened.wasOpened && <FlowDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}
