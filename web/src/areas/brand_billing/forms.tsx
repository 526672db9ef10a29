import { api } from '@/api/gen/brand_billing/endpoints'
import {
  brandInvoiceFormRules,
  brandPaymentFormRules,
  invoiceRecordEditRules,
  paymentRecordEditRules,
} from '@/api/gen/brand_billing/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
import {
  AddPaymentForm,
  EditInvoiceForm,
  EditPaymentForm,
  GenerateInvoiceForm,
  InvoiceFields,
  paymentOf,
  TenantField,
  TenantPaymentFields,
  useBalance,
  useChosenTenant,
  useParentOf,
} from '@/areas/billing_v1'
import { editTitle } from './labels'

interface FormProps {
  readonly onClose: () => void
}

export function GenerateInvoice({ onClose }: FormProps) {
  const brand = useChosenTenant('brand')
  return (
    <GenerateInvoiceForm
      title="Generate brand invoice"
      endpoint={api.endpoints.brandBillingInvoiceGenerate}
      rules={brandInvoiceFormRules}
      opId={brand?.isActive ? brand.opId : undefined}
      toArg={(brandInvoiceForm) => ({ brandInvoiceForm })}
      records={api.endpoints.brandBillingRecords}
      onClose={onClose}
    >
      <TenantField kind="brand" rules={brandInvoiceFormRules.opId} />
      <InvoiceFields isBrand />
    </GenerateInvoiceForm>
  )
}

export function AddPayment({ onClose }: FormProps) {
  const brand = useChosenTenant('brand')
  const parentOf = useParentOf()
  return (
    <AddPaymentForm
      title="Add brand payment"
      endpoint={api.endpoints.brandBillingPaymentAdd}
      rules={brandPaymentFormRules}
      initial={brand ? { opId: brand.opId } : {}}
      opIdOf={({ opId }) => opId}
      toArg={({ opId }: { opId: string }, body) => ({
        brandPaymentForm: { opId, ...parentOf(opId), ...body },
      })}
      onClose={onClose}
    >
      <TenantPaymentFields
        kind="brand"
        rules={brandPaymentFormRules.opId}
        records={api.endpoints.brandBillingRecords}
      />
    </AddPaymentForm>
  )
}

interface EditRecordProps extends FormProps {
  readonly record: BillingRecord
}

export function EditRecord({ record, onClose }: EditRecordProps) {
  const { _id, opId, type } = record
  const balance = useBalance(
    api.endpoints.brandBillingRecords,
    type === 'payment' ? opId : undefined,
  )
  return type === 'invoice' ? (
    <EditInvoiceForm
      title={editTitle(record)}
      endpoint={api.endpoints.brandBillingInvoiceUpdate}
      rules={invoiceRecordEditRules}
      record={record}
      toArg={(payload) => ({ brandInvoiceEdit: { invoiceId: _id, payload } })}
      onClose={onClose}
    />
  ) : (
    <EditPaymentForm
      title={editTitle(record)}
      endpoint={api.endpoints.brandBillingPaymentUpdate}
      rules={paymentRecordEditRules}
      record={record}
      paymentOf={paymentOf}
      balance={balance}
      toArg={(body) => ({ brandPaymentEdit: { paymentId: _id, payload: { _id, opId, ...body } } })}
      onClose={onClose}
    />
  )
}
