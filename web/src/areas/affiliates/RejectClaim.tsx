import { Input } from 'antd'
import type { AffiliateClaim } from '@/api/gen/affiliates/endpoints'
import { affiliateClaimRejectForm } from '@/api/gen/affiliates/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { claimFields } from './claimFields'

/** Rejects a claim, with the reason that its affiliate reads. */
export function RejectClaim({ record: claim, onClose }: RecordDialogProps<AffiliateClaim>) {
  return (
    <EditDialog
      form={affiliateClaimRejectForm}
      title="Reject claim"
      submitLabel="Reject claim"
      danger
      record={claim}
      values={{ note: '' }}
      fixed={{ claimId: claim.claimId, actionType: 'reject' }}
      effect="Its months are free to be claimed again."
      facts={[
        ['Affiliate', claim.affTitle],
        ...claimFields.facts(claim, 'period', 'amountInUSD', 'claimedAt'),
      ]}
      onClose={onClose}
    >
      <Field name="note" label="Note for the affiliate" help="Visible to the affiliate.">
        <Input.TextArea rows={3} />
      </Field>
    </EditDialog>
  )
}
