import { api, type Flow } from '@/api/gen/flows/endpoints'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { insideText } from './labels'

const factsOf = ({ title, opTitle }: Flow): readonly RecordField[] => [
  ['Flow', <Name key="flow" text={title} />],
  ['Operator or brand', <Name key="operator" text={opTitle} />],
]

/** What may be done with a flow; its drawer closes before it is deleted and comes back if it stays. */
export function useFlowActions(): readonly RecordAction<Flow>[] {
  const { closeDuring } = useOpenId()

  const activate = useConfirmed(useAction(api.endpoints.flowActivate), (flow: Flow) => ({
    title: `Activate flow ${quotedName(flow.title)}?`,
    facts: factsOf(flow),
    content: <p>The operator’s players will enter it from now on.</p>,
    confirmLabel: 'Activate flow',
    arg: { flowKey: { flowId: flow.flowId } },
  }))
  const deactivate = useConfirmed(useAction(api.endpoints.flowDeactivate), (flow: Flow) => ({
    title: `Deactivate flow ${quotedName(flow.title)}?`,
    facts: factsOf(flow),
    content: <p>No player of the operator will enter it any more. {insideText(flow)}</p>,
    confirmLabel: 'Deactivate flow',
    danger: true,
    arg: { flowKey: { flowId: flow.flowId } },
  }))
  const remove = useConfirmed(
    useAction(api.endpoints.flowDelete, { errorDialog: 'Error' }),
    (flow: Flow) => ({
      title: `Delete flow ${quotedName(flow.title)}?`,
      facts: factsOf(flow),
      content: <p>It will be deleted for good. {insideText(flow)}</p>,
      confirmLabel: 'Delete flow',
      danger: true,
      confirmWord: 'delete',
      arg: { flowKey: { flowId: flow.flowId } },
      record: flow,
      during: closeDuring,
    }),
  )

  return [
    {
      id: 'activate',
      label: 'Activate flow',
      permission: 'flows_write',
      disabledReason: ({ isActive }) => (isActive ? 'Already active.' : null),
      run: activate.ask,
    },
    {
      id: 'deactivate',
      label: 'Deactivate flow',
      danger: true,
      permission: 'flows_write',
      disabledReason: ({ isActive }) => (isActive ? null : 'Already inactive.'),
      run: deactivate.ask,
    },
    {
      id: 'delete',
      label: 'Delete flow',
      permission: 'flows_write',
      danger: true,
      run: remove.ask,
    },
  ]
}
