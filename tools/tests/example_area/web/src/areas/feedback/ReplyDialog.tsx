import { Input } from 'antd'
import type { Feedback } from '@/api/gen/feedback/endpoints'
import { feedbackReplyForm } from '@/api/gen/feedback/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { fields } from './fields'

/** Answers what a player said: they read it at once. */
export function ReplyDialog({ record, onClose }: RecordDialogProps<Feedback>) {
  return (
    <EditDialog
      form={feedbackReplyForm}
      title="Reply"
      submitLabel="Send reply"
      record={record}
      args={{ id: record.id }}
      onClose={onClose}
    >
      <RecordFields fields={fields.facts(record, 'playerCode', 'text')} />
      <Field name="reply" label="Reply" help="Visible to the player.">
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Field>
    </EditDialog>
  )
}
