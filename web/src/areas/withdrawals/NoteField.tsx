import { NOTE_HELP, NOTE_LABEL } from '@/kit/decisions/decisions'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'

interface NoteFieldProps {
  /** As the call takes it. */
  readonly name: 'note' | 'playerNote' | 'noteForThePlayer'
}

export function NoteField({ name }: NoteFieldProps) {
  return (
    <Field name={name} label={NOTE_LABEL} help={NOTE_HELP}>
      <CountedText rows={2} most={200} />
    </Field>
  )
}
