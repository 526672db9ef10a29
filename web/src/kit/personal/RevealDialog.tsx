import { Checkbox, Input } from 'antd'
import { LONGEST_REASON, MOST_REVEALS, SHOWN_SECONDS } from '@/api/gen/reveals/constants'
import type { Revealed } from '@/api/gen/reveals/endpoints'
import type { RevealField } from '@/api/gen/reveals/enums'
import { playersRevealForm } from '@/api/gen/reveals/forms'
import type { DialogProps } from '../dialog/useDialog'
import { EditDialog } from '../dialogs/EditDialog'
import { Field } from '../form/Field'
import { drawnFields, showRevealed } from './revealed'

export interface RevealDialogProps extends DialogProps {
  readonly playerCode: string
  /** What is asked for at first. */
  readonly fields: readonly RevealField[]
}

interface Values {
  /** What is wanted, each as it is called. */
  readonly fields: readonly string[]
  readonly reason: string
}

const titled = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1)

/** Asks why personal data is to be seen, and of all that the player has on the screen, which. */
export function RevealDialog({ playerCode, fields, onClose }: RevealDialogProps) {
  const offered = drawnFields(playerCode)
  const first = offered.filter((each) => each.fields.join() === fields.join())
  const toBody = ({ fields: wanted, reason }: Values) => ({
    reason: reason.trim(),
    fields: [
      ...new Set(
        offered.filter(({ what }) => wanted.includes(what)).flatMap((each) => each.fields),
      ),
    ],
  })
  return (
    <EditDialog
      form={playersRevealForm}
      title="Reveal personal data"
      submitLabel="Reveal"
      fixed={{ playerCode }}
      values={{ fields: first.map(({ what }) => what) }}
      toBody={toBody}
      options={{
        onDone: ({ values, shownForSeconds }: Revealed) =>
          showRevealed(playerCode, values, shownForSeconds),
      }}
      facts={[['Player', playerCode]]}
      onClose={onClose}
    >
      <Field name="fields" label="What to reveal">
        <Checkbox.Group
          options={offered.map(({ what }) => ({ value: what, label: titled(what) }))}
        />
      </Field>
      <Field
        name="reason"
        label="Reason"
        help={`Stays on record with your name. Shown for ${SHOWN_SECONDS} seconds, while this record is open. ${MOST_REVEALS} reveals an hour.`}
      >
        <Input.TextArea rows={3} count={{ show: true, max: LONGEST_REASON }} autoFocus />
      </Field>
    </EditDialog>
  )
}
