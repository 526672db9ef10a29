import type { Channel } from '@/api/gen/channels/endpoints'
import { channelUpdateForm } from '@/api/gen/channels/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { ChannelTexts } from './ChannelTexts'

/** What is said of a channel; where it leads is fixed. */
export const EditChannel = ({ record: channel, onClose }: RecordDialogProps<Channel>) => (
  <EditDialog
    form={channelUpdateForm}
    title={`Edit channel ${quotedName(channel.title)}`}
    submitLabel="Save channel"
    width={580}
    record={channel}
    values={({ title, description }: Channel) => ({ title, description })}
    fixed={{ channelId: channel.channelId }}
    facts={[
      [
        'Link',
        <code key="link" data-long="true">
          {channel.link}
        </code>,
      ],
    ]}
    onClose={onClose}
  >
    <ChannelTexts />
  </EditDialog>
)
