import { api } from '@/api/gen/billing_v1/endpoints'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
import type { BillingRecord, InvoiceV1Edit } from '@/api/gen/shared/types'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { InvoiceTextFields, textsOf } from './InvoiceTextFields'
import type { InvoiceTexts } from './values'

interface EditInvoiceProps {
  readonly invoice: BillingRecord
  readonly onClose: () => void
}

export function EditInvoice({ invoice, onClose }: EditInvoiceProps) {
  const write = useAction(api.endpoints.billingV1InvoiceUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<InvoiceTexts, { invoiceV1Edit: InvoiceV1Edit }, unknown>
      open
      title="Edit Operator Invoice"
      submitLabel="Save invoice"
      write={write}
      rules={invoiceV1EditRules}
      record={invoice}
      initial={textsOf(invoice)}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: invoice._id, ...texts } })}
      onClose={onClose}
    >
      <InvoiceTextFields />
    </FormDialog>
  )
}
