import { Input } from 'antd'
import { type RiskDetails, useRiskPlayerQuery } from '@/api/gen/risk/endpoints'
import { riskReviewForm } from '@/api/gen/risk/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { readList } from '@/kit/display/readValue'
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
          onClose={onClose}
        >
          <RecordFields
            fields={[
              ['Player', playerCode],
              ['Username', <Name key="name" text={details.username} />],
              ['Score', <RiskScore key="score" risk={details} />],
              ['What for', ruleNames(readList(details.rules))],
            ]}
          />
          <p>The player leaves the list of those to review, and comes back when the score rises.</p>
          <Field name="note" label="Note">
            <Input.TextArea rows={4} maxLength={MOST_IN_NOTE} showCount />
          </Field>
        </EditDialog>
      )}
    </LoadedDialog>
  )
}
