import { api, type Flow } from '@/api/gen/flows/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useAction } from '@/kit/form/useAction'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenId } from '@/kit/record/useOpenRecord'
import { insideText } from './labels'

/** What may be done with a flow; its drawer closes before it is deleted and comes back if it stays. */
export function useFlowActions(): readonly RecordAction<Flow>[] {
  const { closeDuring } = useOpenId()
  const confirm = useConfirm()
  const activation = useAction(api.endpoints.flowActivate)
  const deactivation = useAction(api.endpoints.flowDeactivate)
  const deletion = useAction(api.endpoints.flowDelete, { errorDialog: 'Error' })

  const activate = async ({ flowId, title, opTitle }: Flow) => {
    const agreed = await confirm({
      title: `Activate flow ${title}?`,
      content: (
        <p>
          Players of <bdi>{opTitle}</bdi> will enter <bdi>{title}</bdi> from now on.
        </p>
      ),
      confirmLabel: 'Activate flow',
    })
    if (agreed) await activation.run({ flowKey: { flowId } })
  }
  const deactivate = async (flow: Flow) => {
    const agreed = await confirm({
      title: `Deactivate flow ${flow.title}?`,
      content: (
        <p>
          No player of <bdi>{flow.opTitle}</bdi> will enter <bdi>{flow.title}</bdi> any more.{' '}
          {insideText(flow)}
        </p>
      ),
      confirmLabel: 'Deactivate flow',
      danger: true,
    })
    if (agreed) await deactivation.run({ flowKey: { flowId: flow.flowId } })
  }
  const remove = async (flow: Flow) => {
    const agreed = await confirm({
      title: `Delete flow ${flow.title}?`,
      content: (
        <p>
          <bdi>{flow.title}</bdi> of <bdi>{flow.opTitle}</bdi> will be deleted for good.{' '}
          {insideText(flow)}
        </p>
      ),
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
