import { Input } from 'antd'
import { SUPER_ADMIN_NOTE_HINT } from '@/api/gen/billing_v2/constants'
import { api, type Invoice, type InvoiceEdit } from '@/api/gen/billing_v2/endpoints'
import { invoiceEditRules } from '@/api/gen/billing_v2/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'

type Notes = Pick<InvoiceEdit, 'description' | 'superAdminNote'>

interface NoteDialogProps {
  readonly invoice: Invoice
  readonly onClose: () => void
}

/** The two texts of an invoice that can be changed once it is there. */
export function NoteDialog({ invoice, onClose }: NoteDialogProps) {
  const { _id: invoiceId, opId, year, month, issuedAt, description, superAdminNote } = invoice
  const write = useAction(api.endpoints.billingV2InvoiceUpdate, {
    errorDialog: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<Notes, { invoiceEdit: InvoiceEdit }, unknown>
      open
      title={`Note for invoice ${invoice.invoiceNo}`}
      submitLabel="Save note"
      write={write}
      rules={invoiceEditRules}
      record={invoice}
      initial={{ description, superAdminNote: superAdminNote ?? '' }}
      toArg={(notes) => ({
        invoiceEdit: { invoiceId, opId, year, month, issuedAt, ...notes, overrideSettings: false },
      })}
      onClose={onClose}
    >
      <Field name="description" label="Description">
        <Input.TextArea rows={3} />
      </Field>
      <Field name="superAdminNote" label="Super admin note" help={SUPER_ADMIN_NOTE_HINT}>
        <Input.TextArea rows={4} />
      </Field>
    </FormDialog>
  )
}
