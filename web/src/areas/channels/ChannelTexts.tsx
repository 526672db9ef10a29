import { Input } from 'antd'
import { TITLE_MAX } from '@/api/gen/channels/constants'
import { Field } from '@/kit/form/Field'

/** What tells channels apart. */
export const ChannelTexts = () => (
  <>
    <Field name="title" label="Title">
      <Input autoComplete="off" maxLength={TITLE_MAX} showCount />
    </Field>
    <Field name="description" label="Description">
      <Input.TextArea rows={2} />
    </Field>
  </>
)
