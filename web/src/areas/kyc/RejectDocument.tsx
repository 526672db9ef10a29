import { Input } from 'antd'
import { api, type KycDocument, type KycReview } from '@/api/gen/kyc/endpoints'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { documentTypes } from './labels'
import { rejectionRules, reviewOf } from './reviews'

interface RejectDocumentProps {
  readonly document: KycDocument
  readonly onClose: () => void
}

/** A rejection says why. */
export function RejectDocument({ document, onClose }: RejectDocumentProps) {
  const { player, documentType } = document
  const write = useAction(api.endpoints.kycReview, { errorDialog: true, onTheirs: onClose })
  return (
    <FormDialog<Pick<KycReview, 'noteForThePlayer'>, { kycReview: KycReview }, unknown>
      open
      title="Reject Document"
      submitLabel="Reject document"
      write={write}
      rules={rejectionRules}
      record={document}
      initial={{ noteForThePlayer: '' }}
      toArg={({ noteForThePlayer }) => reviewOf(document, 'reject', noteForThePlayer ?? '')}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Player', `${player.username} · ${player.playerCode}`],
          ['Document', documentTypes[documentType] ?? documentType],
        ]}
      />
      <Field
        name="noteForThePlayer"
        label="Note for the player"
        help="Visible to the player, who must submit a new document."
      >
        <Input.TextArea rows={3} />
      </Field>
    </FormDialog>
  )
}
