import { Input } from 'antd'
import { SUPER_ADMIN_NOTE_HINT } from '@/api/gen/billing_v2/constants'
import type { Invoice } from '@/api/gen/billing_v2/endpoints'
import { billingV2InvoiceUpdateForm } from '@/api/gen/billing_v2/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'

/** The two texts of an invoice that can be changed once it is there. */
export function NoteDialog({ record: invoice, onClose }: RecordDialogProps<Invoice>) {
  const { _id: invoiceId, opId, year, month, issuedAt, description, superAdminNote } = invoice
  return (
    <EditDialog
      form={billingV2InvoiceUpdateForm}
      options={{ errorDialog: true }}
      title={`Edit note of invoice ${invoice.invoiceNo}`}
      submitLabel="Save note"
      record={invoice}
      values={{ description, superAdminNote: superAdminNote ?? '' }}
      fixed={{ invoiceId, opId, year, month, issuedAt, overrideSettings: false }}
      onClose={onClose}
    >
      <Field name="description" label="Description">
        <Input.TextArea rows={3} />
      </Field>
      <Field name="superAdminNote" label="Super admin note" help={SUPER_ADMIN_NOTE_HINT}>
        <Input.TextArea rows={4} />
      </Field>
    </EditDialog>
  )
}
