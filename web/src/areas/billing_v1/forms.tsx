import { Form, Segmented } from 'antd'
import { api } from '@/api/gen/billing_v1/endpoints'
import { invoiceV1FormRules } from '@/api/gen/billing_v1/rules'
import { brandInvoiceFormRules } from '@/api/gen/brand_billing/rules'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { invoiceV1EditRules } from '@/api/gen/shared/rules'
import type { BillingRecord } from '@/api/gen/shared/types'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useChosenOperator } from '@/session/operator'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { InvoiceFields } from './InvoiceFields'
import { EDIT_INVOICE } from './labels'
import { EditInvoiceForm, GenerateInvoiceForm } from './RecordForms'
import { TenantField, type TenantKind } from './TenantField'

const KINDS: { value: TenantKind; label: string }[] = [
  { value: 'operator', label: 'Operator' },
  { value: 'brand', label: 'Brand' },
]

/** Whom the top bar's choice would bill, as far as this user may. */
function useStart(): { kind: TenantKind; opId: string | undefined } {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  const chosen = useChosenOperator()
  const { data } = useOperatorsMenuListQuery()
  const tenant = data?.operators?.find(({ opId }) => opId === chosen)
  const kind = !isPlatform || tenant?.parentOpId ? 'brand' : 'operator'
  const fits = tenant?.isActive && Boolean(tenant.parentOpId) === (kind === 'brand')
  return { kind, opId: fits ? chosen : undefined }
}

/** The invoice of an operator or a brand for a month that has ended. */
export function GenerateInvoice({ onClose }: { readonly onClose: () => void }) {
  const { kind, opId } = useStart()
  return (
    <GenerateInvoiceForm
      title="Generate invoice"
      endpoint={api.endpoints.billingV1InvoiceGenerate}
      rules={invoiceV1FormRules}
      opId={opId}
      initial={{ kind }}
      toArg={(invoiceV1Form) => ({ invoiceV1Form })}
      records={api.endpoints.billingV1Invoices}
      onClose={onClose}
    >
      <InvoiceForm start={kind} />
    </GenerateInvoiceForm>
  )
}

function InvoiceForm({ start }: { readonly start: TenantKind }) {
  const form = Form.useFormInstance()
  const kind = Form.useWatch<TenantKind | undefined>('kind') ?? start
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  return (
    <>
      {isPlatform && (
        <Field name="kind" label="Invoice for">
          <Segmented<TenantKind>
            aria-label="Invoice for"
            options={KINDS}
            onChange={() => form.resetFields(['opId'])}
          />
        </Field>
      )}
      <TenantField
        key={kind}
        kind={kind}
        rules={kind === 'brand' ? brandInvoiceFormRules.opId : invoiceV1FormRules.opId}
      />
      <InvoiceFields isBrand={kind === 'brand'} />
    </>
  )
}

export function EditInvoice({ record: invoice, onClose }: RecordDialogProps<BillingRecord>) {
  return (
    <EditInvoiceForm
      title={EDIT_INVOICE}
      endpoint={api.endpoints.billingV1InvoiceUpdate}
      rules={invoiceV1EditRules}
      record={invoice}
      toArg={(texts) => ({ invoiceV1Edit: { invoiceId: invoice._id, ...texts } })}
      onClose={onClose}
    />
  )
}
