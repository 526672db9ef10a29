import { Form, Segmented } from 'antd'
import { api, type InvoiceV1Form } from '@/api/gen/billing_v1/endpoints'
import { invoiceV1FormRules } from '@/api/gen/billing_v1/rules'
import { brandInvoiceFormRules } from '@/api/gen/brand_billing/rules'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { useClock } from '@/kit/display/clock'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useChosenOperator } from '@/session/operator'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { InvoiceFields } from './InvoiceFields'
import { type InvoiceValues, invoiceBody, newInvoice } from './invoiceValues'
import { TenantField, type TenantKind, useParentOf } from './TenantField'

interface Values extends InvoiceValues {
  /** Whom the invoice is for; those of an operator bill their brands alone. */
  readonly kind?: TenantKind
}

const KINDS: { value: TenantKind; label: string }[] = [
  { value: 'operator', label: 'Operator' },
  { value: 'brand', label: 'Brand' },
]

/** Whom the top bar's choice would bill, as far as this user may. */
function useStart(): { kind: TenantKind; opId: string | undefined } {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  const chosen = useChosenOperator()
  const { data } = useOperatorsMenuListQuery()
  const tenant = data?.operators.find(({ opId }) => opId === chosen)
  const kind = !isPlatform || tenant?.parentOpId ? 'brand' : 'operator'
  const fits = tenant?.isActive && Boolean(tenant.parentOpId) === (kind === 'brand')
  return { kind, opId: fits ? chosen : undefined }
}

/** The invoice of an operator or a brand for a month that has ended. */
export function GenerateInvoice({ onClose }: { readonly onClose: () => void }) {
  const { now, timezone } = useClock()
  const { kind, opId } = useStart()
  const parentOf = useParentOf()
  const write = useAction(api.endpoints.billingV1InvoiceGenerate, {
    errorDialog: 'Invoice not generated',
  })
  return (
    <FormDialog<Values, { invoiceV1Form: InvoiceV1Form }, unknown>
      open
      title="Generate Invoice"
      submitLabel="Generate invoice"
      write={write}
      rules={invoiceV1FormRules}
      initial={{ ...newInvoice(opId, now()), kind }}
      toArg={(values) => ({ invoiceV1Form: invoiceBody(values, timezone, parentOf(values.opId)) })}
      onClose={onClose}
    >
      <Whom start={kind} />
    </FormDialog>
  )
}

function Whom({ start }: { readonly start: TenantKind }) {
  const form = Form.useFormInstance<Values>()
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
        activeOnly
        rules={kind === 'brand' ? brandInvoiceFormRules.opId : invoiceV1FormRules.opId}
      />
      <InvoiceFields isBrand={kind === 'brand'} />
    </>
  )
}
