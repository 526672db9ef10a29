import { useState } from 'react'
import { useCurrentUser } from '../currentUser'
import { RecordFields } from '../display/RecordFields'
import { CountedText } from '../form/CountedText'
import { Field } from '../form/Field'
import type { RecordDialogProps } from '../record/recordActions'
import { DecisionForm } from './DecisionForm'
import { type DecisionNote, type DecisionsSpec, NOTE_HELP, NOTE_LABEL, wordOf } from './decisions'
import type { Known } from './reads'

type Decided = Known['record']
/** Code that comes later knows no type of record: the declaration fits the record that it is opened with. */
type AnySpec = DecisionsSpec<Decided, Known, string>

export interface DecisionDialogProps extends RecordDialogProps<Decided> {
  readonly spec: AnySpec
  readonly decision: string
}

/** Decides about one record, as its declaration says. */
export function DecisionDialog({
  spec,
  decision: key,
  record: listed,
  onDecided,
  isByKey = false,
  onClose,
}: DecisionDialogProps) {
  const { what, fields, Body, mustSee } = spec
  const decision = spec.decisions[key]
  if (!decision) throw new Error(`There is no decision ${key} about a ${what}.`)
  const user = useCurrentUser()
  const [text, setText] = useState('')
  const [isSeen, setSeen] = useState(false)
  const [reads] = useState(() => spec.reads(listed))
  const { label, title = label, submitLabel = title, danger, act, effect, note } = decision
  const incomplete = () => {
    if (mustSee && !isSeen) return mustSee.reason
    return note?.needed && !text.trim() ? note.needed : null
  }
  return (
    <DecisionForm<Known, Readonly<Record<string, string>>, ReturnType<AnySpec['write']>['endpoint']>
      what={what}
      title={title}
      submitLabel={submitLabel}
      danger={danger}
      listed={listed}
      reads={reads}
      endpoint={spec.write(listed, key, '', user).endpoint}
      options={decision.options}
      act={act}
      word={wordOf(label)}
      rules={note ? { [note.name]: note.rules } : NO_RULES}
      initial={note ? { [note.name]: '' } : NO_RULES}
      incomplete={incomplete}
      disabledReason={(record) => spec.disabledReason(record, key, user)}
      decided={spec.decided}
      toArg={({ record }, values) =>
        spec.write(record, key, note ? (values[note.name] ?? '') : '', user).arg
      }
      onDecided={onDecided}
      isConfirmedByEnter={() => isByKey && !note?.needed}
      onClose={onClose}
    >
      {(known) => (
        <>
          {effect && <p>{typeof effect === 'string' ? effect : effect(known)}</p>}
          {mustSee && <mustSee.View record={known.record} onSeen={() => setSeen(true)} />}
          {Body && <Body known={known} decision={key} />}
          <RecordFields fields={fields(known, key)} />
          {note && <NoteField note={note} onChange={setText} />}
        </>
      )}
    </DecisionForm>
  )
}

const NO_RULES = {}

interface NoteFieldProps {
  readonly note: DecisionNote
  readonly onChange: (text: string) => void
}

function NoteField({ note, onChange }: NoteFieldProps) {
  const { name, label = NOTE_LABEL, help = NOTE_HELP, rows = 2, most } = note
  return (
    <Field name={name} label={label} help={help}>
      <CountedText rows={rows} most={most} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
