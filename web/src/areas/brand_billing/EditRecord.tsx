import { api } from '@/api/gen/brand_billing/endpoints'
import { invoiceRecordEditRules, paymentRecordEditRules } from '@/api/gen/brand_billing/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
import { EditInvoiceForm, EditPaymentForm, paymentOf } from '@/areas/billing_v1'
import { useOpen } from './useOpen'

interface EditRecordProps {
  readonly record: BillingRecord
  readonly onClose: () => void
}

export function EditRecord({ record, onClose }: EditRecordProps) {
  const { _id, opId } = record
  const { whose, open } = useOpen(record.type === 'payment' ? opId : undefined)
  return record.type === 'invoice' ? (
    <EditInvoiceForm
      title="Edit brand invoice record"
      endpoint={api.endpoints.brandBillingInvoiceUpdate}
      rules={invoiceRecordEditRules}
      record={record}
      toArg={(payload) => ({ brandInvoiceEdit: { invoiceId: _id, payload } })}
      onClose={onClose}
    />
  ) : (
    <EditPaymentForm
      title="Edit brand payment record"
      endpoint={api.endpoints.brandBillingPaymentUpdate}
      rules={paymentRecordEditRules}
      record={record}
      payment={paymentOf(record)}
      whose={whose}
      openAmount={open}
      toArg={(body) => ({ brandPaymentEdit: { paymentId: _id, payload: { _id, opId, ...body } } })}
      onClose={onClose}
    />
  )
}
