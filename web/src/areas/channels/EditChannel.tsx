import type { Channel } from '@/api/gen/channels/endpoints'
import { channelUpdateForm } from '@/api/gen/channels/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { ChannelTexts } from './ChannelTexts'

/** What is said of a channel; where it leads is fixed. */
export const EditChannel = ({ record: channel, onClose }: RecordDialogProps<Channel>) => (
  <EditDialog
    form={channelUpdateForm}
    title="Edit channel"
    submitLabel="Save channel"
    width={580}
    record={channel}
    values={({ title, description }: Channel) => ({ title, description })}
    fixed={{ channelId: channel.channelId }}
    onClose={onClose}
  >
    <RecordFields fields={[['Link', <code key="link">{channel.link}</code>]]} />
    <ChannelTexts />
  </EditDialog>
)
