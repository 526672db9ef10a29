import { type RiskDetails, useRiskPlayerQuery } from '@/api/gen/risk/endpoints'
import { riskReviewForm } from '@/api/gen/risk/forms'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { readList } from '@/kit/display/readValue'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { ruleNames } from './labels'
import { RiskScore } from './RiskScore'

export type Reviewed = Pick<
  RiskDetails,
  'playerCode' | 'username' | 'score' | 'level' | 'rules' | 'isReviewed' | 'revision'
>

const MOST_IN_NOTE = 500
const TITLE = 'Mark as reviewed'

/** What somebody makes of a player's points, as they stand now. */
export function ReviewDialog({ record: { playerCode }, onClose }: RecordDialogProps<Reviewed>) {
  const call = useRiskPlayerQuery({ playerCode }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title={TITLE}
      what="The player’s risk"
      call={call}
      disabledReason={({ score }) => (score > 0 ? null : 'This player has no points by now.')}
      onClose={onClose}
    >
      {(details) => (
        <EditDialog
          form={riskReviewForm}
          title={TITLE}
          submitLabel={TITLE}
          record={details}
          values={{ note: '' }}
          toBody={({ note }, now) => ({ note, playerCode, revision: now.revision })}
          effect="The player leaves the list of those to review, and comes back when the score rises."
          facts={[
            ...playerFacts(details),
            ['Score', <RiskScore key="score" risk={details} />],
            ['What for', ruleNames(readList(details.rules))],
          ]}
          onClose={onClose}
        >
          <Field name="note" label="Note" help="Shown to staff with the player.">
            <CountedText rows={4} most={MOST_IN_NOTE} />
          </Field>
        </EditDialog>
      )}
    </LoadedDialog>
  )
}
