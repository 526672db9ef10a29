import { Input } from 'antd'
import { Field } from '@/kit/form/Field'

interface NoteFieldProps {
  /** As the call takes it. */
  readonly name: 'note' | 'playerNote' | 'noteForThePlayer'
}

export function NoteField({ name }: NoteFieldProps) {
  return (
    <Field name={name} label="Note for the player" help="Visible to the player; optional.">
      <Input.TextArea rows={2} maxLength={200} showCount />
    </Field>
  )
}
