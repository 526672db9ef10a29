import { api as billingV1Api } from '@/api/gen/billing_v1/endpoints'
import { operatorPaymentFormRules } from '@/api/gen/billing_v1/rules'
import { api } from '@/api/gen/operator_billing/endpoints'
import { operatorPaymentEditRules } from '@/api/gen/operator_billing/rules'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
import {
  AddPaymentForm,
  EditInvoiceForm,
  EditPaymentForm,
  paymentOf,
  TenantPaymentFields,
  useBalance,
  useChosenTenant,
} from '@/areas/billing_v1'
import { editTitle } from './labels'

interface FormProps {
  readonly onClose: () => void
}

export function AddPayment({ onClose }: FormProps) {
  const operator = useChosenTenant('operator')
  return (
    <AddPaymentForm
      title="Add operator payment"
      endpoint={billingV1Api.endpoints.billingV1PaymentAdd}
      rules={operatorPaymentFormRules}
      initial={operator ? { opId: operator.opId } : {}}
      opIdOf={({ opId }) => opId}
      toArg={({ opId }: { opId: string }, body) => ({ operatorPaymentForm: { opId, ...body } })}
      onClose={onClose}
    >
      <TenantPaymentFields
        kind="operator"
        rules={operatorPaymentFormRules.opId}
        records={api.endpoints.operatorBillingRecords}
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
    api.endpoints.operatorBillingRecords,
    type === 'payment' ? opId : undefined,
  )
  return type === 'invoice' ? (
    <EditInvoiceForm
      title={editTitle(record)}
      endpoint={api.endpoints.operatorBillingInvoiceUpdate}
      rules={invoiceV1EditRules}
      record={record}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: _id, ...texts } })}
      onClose={onClose}
    />
  ) : (
    <EditPaymentForm
      title={editTitle(record)}
      endpoint={api.endpoints.operatorBillingPaymentUpdate}
      rules={operatorPaymentEditRules}
      record={record}
      paymentOf={paymentOf}
      balance={balance}
      toArg={(body) => ({ operatorPaymentEdit: { _id, opId, ...body } })}
      onClose={onClose}
    />
  )
}
