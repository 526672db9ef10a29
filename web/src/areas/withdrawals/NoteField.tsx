import { Input } from 'antd'
import { NOTE_HELP, NOTE_LABEL } from '@/kit/decisions/decisions'
import { Field } from '@/kit/form/Field'

interface NoteFieldProps {
  /** As the call takes it. */
  readonly name: 'note' | 'playerNote' | 'noteForThePlayer'
}

export function NoteField({ name }: NoteFieldProps) {
  return (
    <Field name={name} label={NOTE_LABEL} help={NOTE_HELP}>
      <Input.TextArea rows={2} maxLength={200} showCount />
    </Field>
  )
}
