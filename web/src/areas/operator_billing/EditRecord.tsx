import { api } from '@/api/gen/operator_billing/endpoints'
import { operatorPaymentEditRules } from '@/api/gen/operator_billing/rules'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
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
      title="Edit operator invoice record"
      endpoint={api.endpoints.operatorBillingInvoiceUpdate}
      rules={invoiceV1EditRules}
      record={record}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: _id, ...texts } })}
      onClose={onClose}
    />
  ) : (
    <EditPaymentForm
      title="Edit operator payment record"
      endpoint={api.endpoints.operatorBillingPaymentUpdate}
      rules={operatorPaymentEditRules}
      record={record}
      payment={paymentOf(record)}
      whose={whose}
      openAmount={open}
      toArg={(body) => ({ operatorPaymentEdit: { _id, opId, ...body } })}
      onClose={onClose}
    />
  )
}
