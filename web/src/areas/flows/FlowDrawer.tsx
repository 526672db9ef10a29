import { type Flow, useFlowQuery } from '@/api/gen/flows/endpoints'
import { Copy } from '@/kit/display/Copy'
import { Count } from '@/kit/display/Count'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/display/RecordFields'
import { Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { stateOf, stepTypes, triggerOf } from './labels'

interface FlowDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<Flow>[]
}

export function FlowDrawer({ actions, ...opened }: FlowDrawerProps) {
  const call = useFlowQuery({ flowId: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<Flow>
      {...opened}
      title="Flow"
      name={({ title, opTitle }) => [title, opTitle]}
      loaded={call}
      state={(flow) => <Status {...stateOf(flow)} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

const Details = ({ record: flow }: RecordTabProps<Flow>) => (
  <>
    <RecordFields
      fields={[
        ['Title', <bdi key="title">{flow.title}</bdi>],
        ['Flow ID', <Copy key="id" text={flow.flowId} what="flow ID" />],
        ['Operator or brand', flow.opTitle],
        ['Trigger', triggerOf(flow)],
        ['Created', <DateTime key="created" at={flow.createdAt} />],
        ['Updated', <DateTime key="updated" at={flow.updatedAt} />],
        ['Updated by', flow.updatedBy?.nickname],
      ]}
    />
    <RecordFields
      title="Players"
      fields={[
        ['Inside', <Count key="inside" of={flow.playersInside} />],
        ['Finished', <Count key="finished" of={flow.playersFinished} />],
      ]}
    />
  </>
)

/** Days where they are whole; null where the step does not say. */
const delayText = (hours: number): string | null => {
  if (!Number.isFinite(hours)) return null
  return hours % 24 === 0 ? `${hours / 24} d` : `${hours} h`
}

/** What players get, in order, and how many wait for each. */
const Steps = ({ record: flow }: RecordTabProps<Flow>) => (
  <>
    {flow.steps.map(({ type, title, delayHours, playersWaiting }, at) => (
      <RecordFields
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        key={at}
        title={`Step ${at + 1}`}
        fields={[
          ['What', <bdi key="title">{title}</bdi>],
          ['By', stepTypes[type] ?? type],
          [at === 0 ? 'After entering' : 'After the previous step', delayText(delayHours)],
          ['Players waiting', <Count key="waiting" of={playersWaiting} />],
        ]}
      />
    ))}
  </>
)

const tabs: readonly RecordTab<Flow>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'steps', label: 'Steps', Body: Steps },
  jsonTab('Flow as JSON'),
]
