import { api, type OperatorPaymentEdit } from '@/api/gen/operator_billing/endpoints'
import { operatorPaymentEditRules } from '@/api/gen/operator_billing/rules'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
import type { BillingRecord, InvoiceV1Edit } from '@/api/gen/shared/types'
import {
  bodyOf,
  InvoiceTextFields,
  type InvoiceTexts,
  PaymentFields,
  type PaymentValues,
  paymentOf,
  textsOf,
  valuesOf,
} from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useOpen } from './useOpen'

interface EditRecordProps {
  readonly record: BillingRecord
  readonly onClose: () => void
}

export function EditRecord(props: EditRecordProps) {
  return props.record.type === 'invoice' ? <EditInvoice {...props} /> : <EditPayment {...props} />
}

function EditInvoice({ record, onClose }: EditRecordProps) {
  const write = useAction(api.endpoints.operatorBillingInvoiceUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<InvoiceTexts, { invoiceV1Edit: InvoiceV1Edit }, unknown>
      open
      title="Edit Operator Invoice Record"
      submitLabel="Save invoice"
      write={write}
      rules={invoiceV1EditRules}
      record={record}
      initial={textsOf(record)}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: record._id, ...texts } })}
      onClose={onClose}
    >
      <InvoiceTextFields />
    </FormDialog>
  )
}

function EditPayment({ record, onClose }: EditRecordProps) {
  const { timezone } = useClock()
  const { _id, opId } = record
  const payment = paymentOf(record)
  const write = useAction(api.endpoints.operatorBillingPaymentUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<PaymentValues, { operatorPaymentEdit: OperatorPaymentEdit }, unknown>
      open
      title="Edit Operator Payment Record"
      submitLabel="Save payment"
      write={write}
      rules={operatorPaymentEditRules}
      record={record}
      initial={valuesOf(payment, timezone)}
      toArg={(values) => ({
        operatorPaymentEdit: { _id, opId, ...bodyOf(values, timezone, payment) },
      })}
      onClose={onClose}
    >
      <PaymentFields {...useOpen(opId)} before={record.amount} />
    </FormDialog>
  )
}
