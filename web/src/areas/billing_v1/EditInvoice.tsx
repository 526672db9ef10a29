import { api } from '@/api/gen/billing_v1/endpoints'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
import { EditInvoiceForm } from './RecordForms'

interface EditInvoiceProps {
  readonly invoice: BillingRecord
  readonly onClose: () => void
}

export function EditInvoice({ invoice, onClose }: EditInvoiceProps) {
  return (
    <EditInvoiceForm
      title="Edit operator invoice"
      endpoint={api.endpoints.billingV1InvoiceUpdate}
      rules={invoiceV1EditRules}
      record={invoice}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: invoice._id, ...texts } })}
      onClose={onClose}
    />
  )
}
