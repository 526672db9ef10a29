import { Input } from 'antd'
import { api, type KycDocument, useKycDocumentQuery } from '@/api/gen/kyc/endpoints'
import type { DocumentAction } from '@/api/gen/kyc/enums'
import { kycReviewRules } from '@/api/gen/kyc/rules'
import { playerNames } from '@/areas/players'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { DateTime } from '@/kit/display/DateTime'
import { Field } from '@/kit/form/Field'
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

/** Confirms or rejects a document; a rejection says why. */
export function ReviewDocument({ document: seen, action, onClose }: ReviewDocumentProps) {
  const { title, button, rules } = WORDS[action]
  return (
    <LoadedForm
      title={title}
      what="The document"
      call={useKycDocumentQuery({ uuid: seen.uuid }, { refetchOnMountOrArgChange: true })}
      seen={seen}
      disabledReason={notReviewed[action]}
      decided={({ reviewedBy, reviewedAt }) => [
        ['Reviewed by', reviewedBy?.nickname],
        ['Reviewed', <DateTime key="at" at={reviewedAt} />],
      ]}
      endpoint={api.endpoints.kycReview}
      options={{ errorDialog: true }}
      submitLabel={button}
      rules={rules}
      initial={{ noteForThePlayer: '' }}
      toArg={(document, { noteForThePlayer }) => reviewOf(document, action, noteForThePlayer)}
      onClose={onClose}
    >
      {({ player, documentType, isPlayerVerified }) => (
        <>
          <RecordFields
            fields={[
              ...playerNames(player),
              ['Document', documentTypes[documentType] ?? documentType],
            ]}
          />
          {action === 'approve' ? (
            <p>
              {isPlayerVerified
                ? 'The player is already verified.'
                : 'The player will be verified.'}
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
        </>
      )}
    </LoadedForm>
  )
}
