import type { Tournament } from '@/api/gen/tournaments/endpoints'
import { tournamentCancelForm } from '@/api/gen/tournaments/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Count } from '@/kit/display/Count'
import { Name } from '@/kit/display/Name'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'

/** Ends a tournament before its time, without winners. */
export function CancelTournament({ record, onClose }: RecordDialogProps<Tournament>) {
  const { id, title, operator, playerCount } = record
  return (
    <EditDialog
      form={tournamentCancelForm}
      title="End tournament early"
      submitLabel="End tournament early"
      danger
      values={{ note: '' }}
      fixed={{ id }}
      effect="It ends now, without winners: none of its players gets a prize. This is final."
      facts={[
        ['Tournament', <Name key="tournament" text={title} />],
        ['Operator or brand', () => <Name text={operator.opTitle} />],
        ['Players', <Count key="players" of={playerCount} />],
      ]}
      onClose={onClose}
    >
      <Field name="note" label="Note" help="Shown to staff with the tournament.">
        <CountedText rows={2} most={200} />
      </Field>
    </EditDialog>
  )
}
