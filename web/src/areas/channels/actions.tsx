import { api, type Channel } from '@/api/gen/channels/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { quotedName } from '@/kit/display/personText'
import { type Result, useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { deletedReason } from './labels'

const EditChannel = lazyComponent(() => import('./EditChannel').then((code) => code.EditChannel))

type During = (act: () => Promise<Result<unknown>>) => Promise<void>

/** What may be done to a channel; `during` keeps its drawer closed while it is deleted. */
export function useChannelActions(during?: During): readonly RecordAction<Channel>[] {
  const { ask } = useConfirmed(
    useAction(api.endpoints.channelDelete, { errorDialog: true }),
    (channel: Channel) => ({
      title: `Delete channel ${quotedName(channel.title)}?`,
      content: (
        <p>
          Its link counts no more: who comes by it belongs to nobody. The reports keep its{' '}
          {counted(channel.signups, 'signups')}.
        </p>
      ),
      confirmLabel: 'Delete channel',
      danger: true,
      confirmWord: 'delete',
      arg: { channelId: channel.channelId },
      record: channel,
      ...(during && { during }),
    }),
  )
  return [
    {
      id: 'edit',
      label: 'Edit channel',
      permission: 'channels_write',
      disabledReason: deletedReason,
      Dialog: EditChannel,
    },
    {
      id: 'delete',
      label: 'Delete channel',
      permission: 'channels_write',
      danger: true,
      disabledReason: deletedReason,
      run: (channel) => void ask(channel),
    },
  ]
}
