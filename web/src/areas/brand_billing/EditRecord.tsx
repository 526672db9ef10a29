import {
  api,
  type BrandInvoiceEdit,
  type BrandPaymentEdit,
} from '@/api/gen/brand_billing/endpoints'
import { invoiceRecordEditRules, paymentRecordEditRules } from '@/api/gen/brand_billing/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
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
  const write = useAction(api.endpoints.brandBillingInvoiceUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<InvoiceTexts, { brandInvoiceEdit: BrandInvoiceEdit }, unknown>
      open
      title="Edit Brand Invoice Record"
      submitLabel="Save invoice"
      write={write}
      rules={invoiceRecordEditRules}
      record={record}
      initial={textsOf(record)}
      toArg={(payload) => ({ brandInvoiceEdit: { invoiceId: record._id, payload } })}
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
  const write = useAction(api.endpoints.brandBillingPaymentUpdate, {
    alwaysToast: true,
    onTheirs: onClose,
  })
  return (
    <FormDialog<PaymentValues, { brandPaymentEdit: BrandPaymentEdit }, unknown>
      open
      title="Edit Brand Payment Record"
      submitLabel="Save payment"
      write={write}
      rules={paymentRecordEditRules}
      record={record}
      initial={valuesOf(payment, timezone)}
      toArg={(values) => ({
        brandPaymentEdit: {
          paymentId: _id,
          payload: { _id, opId, ...bodyOf(values, timezone, payment) },
        },
      })}
      onClose={onClose}
    >
      <PaymentFields {...useOpen(opId)} before={record.amount} />
    </FormDialog>
  )
}
