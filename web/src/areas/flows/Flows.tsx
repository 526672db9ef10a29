import { api, type Flow, type FlowsApiArg, useFlowsQuery } from '@/api/gen/flows/endpoints'
import { flowTriggerValues } from '@/api/gen/flows/enums'
import { Named } from '@/kit/display/Id'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useFlowActions } from './actions'
import { nameOf, stateOf, triggerOf, triggers } from './labels'

const FlowDrawer = lazyComponent(() => import('./FlowDrawer').then((code) => code.FlowDrawer))

const fields = fieldsOf<Flow>()({
  title: {
    label: 'Flow',
    width: 176,
    sortable: true,
    render: ({ title, flowId }) => <Named name={title} id={flowId} />,
  },
  isActive: {
    field: [{ field: 'isActive', labels: { true: 'Active', false: 'Inactive' } }],
    label: 'Status',
    width: 96,
    render: (flow) => <Status {...stateOf(flow)} />,
  },
  trigger: { width: 120, field: [{ field: 'trigger', labels: triggers }], read: triggerOf },
  steps: { width: 64, kind: 'number', field: 'steps.length', read: ({ steps }) => steps.length },
  playersInside: { label: 'Players in flow', width: 112, kind: 'number' },
  playersFinished: { label: 'Finished', width: 88, kind: 'number' },
  opTitle: { label: 'Operator or brand', width: 136 },
  updatedAt: { label: 'Updated', width: 148, sortable: true, kind: 'time' },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
})
const columns = fields.columns()

const filters = defineFilters<FlowsApiArg>()(
  '-updatedAt',
  {
    title: { label: 'Title', width: 160 },
    trigger: { values: flowTriggerValues, width: 144, labels: triggers },
    isActive: { label: 'Active', kind: 'boolean', width: 96 },
  },
  { fields },
)

/** The flows of an operator or of all. */
export function Flows() {
  const list = useListState(filters)
  const tenants = useTenantFilters()
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
        rowKey="flowId"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: 'flows', endpoint: api.endpoints.flows, arg: query }}
        empty={{ title: 'No flows yet', advice: 'Flows are created on the player platform.' }}
      />
      {opened.wasOpened && <FlowDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.flows, withTenants)
