import { Input } from 'antd'
import { api, type KycDocument, type KycReview, useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import type { DocumentAction } from '@/api/gen/kyc/enums'
import { kycReviewRules } from '@/api/gen/kyc/rules'
import { LoadedDialog } from '@/kit/dialog/LoadedDialog'
import { DateTime } from '@/kit/display/DateTime'
import { withoutBidiControls } from '@/kit/display/None'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { documentTypes } from './labels'
import { notReviewed, rejectionRules, reviewOf } from './reviews'

interface ReviewDocumentProps {
  readonly document: KycDocument
  readonly action: DocumentAction
  readonly onClose: () => void
}

const WORDS = {
  approve: { title: 'Approve document', button: 'Approve document', rules: kycReviewRules },
  reject: { title: 'Reject Document', button: 'Reject document', rules: rejectionRules },
} as const

/** Confirms or rejects a document as it is now. */
export function ReviewDocument({ document: seen, action, onClose }: ReviewDocumentProps) {
  const call = useKycDocumentQuery({ uuid: seen.uuid }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title={WORDS[action].title}
      what="The document"
      call={call}
      seen={seen}
      write="kycReview"
      disabledReason={notReviewed[action]}
      decided={({ reviewedBy, reviewedAt }) => [
        ['Reviewed by', reviewedBy?.nickname],
        ['Reviewed', <DateTime key="at" at={reviewedAt} />],
      ]}
      onClose={onClose}
    >
      {(document) => <Review document={document} action={action} onClose={onClose} />}
    </LoadedDialog>
  )
}

/** A rejection says why. */
function Review({ document, action, onClose }: ReviewDocumentProps) {
  const { player, documentType, isPlayerVerified } = document
  const { title, button, rules } = WORDS[action]
  const write = useAction(api.endpoints.kycReview, { errorDialog: true, onTheirs: onClose })
  return (
    <FormDialog<Pick<KycReview, 'noteForThePlayer'>, { kycReview: KycReview }, unknown>
      open
      title={title}
      submitLabel={button}
      write={write}
      rules={rules}
      record={document}
      initial={{ noteForThePlayer: '' }}
      toArg={({ noteForThePlayer }) => reviewOf(document, action, noteForThePlayer ?? '')}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Player', withoutBidiControls(`${player.username} · ${player.playerCode}`)],
          ['Document', documentTypes[documentType] ?? documentType],
        ]}
      />
      {action === 'approve' ? (
        <p>
          {isPlayerVerified ? 'The player is already verified.' : 'The player will be verified.'}
        </p>
      ) : (
        <Field
          name="noteForThePlayer"
          label="Note for the player"
          help="Visible to the player, who must submit a new document."
        >
          <Input.TextArea rows={3} />
        </Field>
      )}
    </FormDialog>
  )
}
