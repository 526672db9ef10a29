import type { Channel } from '@/api/gen/channels/endpoints'
import { channelUpdateForm } from '@/api/gen/channels/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { ChannelTexts } from './ChannelTexts'
import './channels.css'

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
    <p className="channels-fixed">
      <code>{channel.link}</code>
    </p>
    <ChannelTexts />
  </EditDialog>
)
