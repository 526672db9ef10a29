import { api, type BrandInvoiceForm } from '@/api/gen/brand_billing/endpoints'
import { brandInvoiceFormRules } from '@/api/gen/brand_billing/rules'
import {
  InvoiceFields,
  type InvoiceValues,
  invoiceBody,
  newInvoice,
  TenantField,
  useParentOf,
} from '@/areas/billing_v1'
import { useClock } from '@/kit/display/clock'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'

interface GenerateInvoiceProps {
  /** The top bar's choice, where it is a brand. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

export function GenerateInvoice({ opId, onClose }: GenerateInvoiceProps) {
  const { now, timezone } = useClock()
  const parentOf = useParentOf()
  const write = useAction(api.endpoints.brandBillingInvoiceGenerate, {
    errorDialog: 'Invoice not generated',
  })
  return (
    <FormDialog<InvoiceValues, { brandInvoiceForm: BrandInvoiceForm }, unknown>
      open
      title="Generate brand invoice"
      submitLabel="Generate invoice"
      write={write}
      rules={brandInvoiceFormRules}
      initial={newInvoice(opId, now())}
      toArg={(values) => ({
        brandInvoiceForm: invoiceBody(values, timezone, parentOf(values.opId)),
      })}
      onClose={onClose}
    >
      <TenantField kind="brand" activeOnly rules={brandInvoiceFormRules.opId} />
      <InvoiceFields isBrand />
    </FormDialog>
  )
}
