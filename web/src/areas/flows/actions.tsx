import { api, type Flow } from '@/api/gen/flows/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import type { RecordField } from '@/kit/record/RecordFields'
import { useOpenId } from '@/kit/record/useOpenRecord'
import { insideText } from './labels'

const factsOf = ({ title, opTitle }: Flow): readonly RecordField[] => [
  ['Flow', <Name key="flow" text={title} />],
  ['Operator', <Name key="operator" text={opTitle} />],
]

/** What may be done with a flow; its drawer closes before it is deleted and comes back if it stays. */
export function useFlowActions(): readonly RecordAction<Flow>[] {
  const { closeDuring } = useOpenId()
  const confirm = useConfirm()
  const activation = useAction(api.endpoints.flowActivate)
  const deactivation = useAction(api.endpoints.flowDeactivate)
  const deletion = useAction(api.endpoints.flowDelete, { errorDialog: 'Error' })

  const activate = async (flow: Flow) => {
    const agreed = await confirm({
      title: `Activate flow ${quotedName(flow.title)}?`,
      facts: factsOf(flow),
      content: <p>The operator’s players will enter it from now on.</p>,
      confirmLabel: 'Activate flow',
    })
    if (agreed) await activation.run({ flowKey: { flowId: flow.flowId } })
  }
  const deactivate = async (flow: Flow) => {
    const agreed = await confirm({
      title: `Deactivate flow ${quotedName(flow.title)}?`,
      facts: factsOf(flow),
      content: <p>No player of the operator will enter it any more. {insideText(flow)}</p>,
      confirmLabel: 'Deactivate flow',
      danger: true,
    })
    if (agreed) await deactivation.run({ flowKey: { flowId: flow.flowId } })
  }
  const remove = async (flow: Flow) => {
    const agreed = await confirm({
      title: `Delete flow ${quotedName(flow.title)}?`,
      facts: factsOf(flow),
      content: <p>It will be deleted for good. {insideText(flow)}</p>,
      confirmLabel: 'Delete flow',
      danger: true,
      confirmWord: 'delete',
    })
    if (agreed)
      await closeDuring(() => deletion.run({ flowKey: { flowId: flow.flowId } }, { record: flow }))
  }

  return [
    {
      id: 'activate',
      label: 'Activate flow',
      permission: 'flows_write',
      disabledReason: ({ isActive }) => (isActive ? 'Already active.' : null),
      run: activate,
    },
    {
      id: 'deactivate',
      label: 'Deactivate flow',
      permission: 'flows_write',
      disabledReason: ({ isActive }) => (isActive ? null : 'Already inactive.'),
      run: deactivate,
    },
    {
      id: 'delete',
      label: 'Delete flow',
      permission: 'flows_write',
      danger: true,
      run: remove,
    },
  ]
}
