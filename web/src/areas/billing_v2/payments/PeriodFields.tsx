import { Form, Input, Select } from 'antd'
import { type Invoice, useBillingV2InvoicesQuery } from '@/api/gen/billing_v2/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { useClock } from '@/kit/display/clock'
import { formatted } from '@/kit/display/decimal'
import { DateField } from '@/kit/form/DateField'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { months, periodName, thisYear, yearsFrom } from '../period'
import { ofInvoice, type PaymentValues } from './values'

const ALL_AT_ONCE = 1_000
const MONEY = ['amount', 'currency', 'exchangeRateInUSD'] as const

interface PeriodFieldsProps {
  readonly values: Partial<PaymentValues>
  readonly isTransfer: boolean
  /** Of a new payment, which takes what is open of the invoice as long as nobody typed an amount. */
  readonly isNew: boolean
}

const noteOf = (invoice: Invoice): string =>
  `${invoice.invoiceNo} · ${periodName(invoice)} · ${formatted(invoice.openAmountInUSD, 2)} USD outstanding`

/** What the payment is for: an invoice, whose period it takes, or a month of its own. */
export function PeriodFields({ values, isTransfer, isNew }: PeriodFieldsProps) {
  const form = Form.useFormInstance<PaymentValues>()
  const { now } = useClock()
  const general = useGeneralQuery().data
  const invoices = useBillingV2InvoicesQuery(
    { opId: values.opId ?? '', limit: ALL_AT_ONCE, sort: '-createdAt' },
    { skip: !values.opId },
  )
  const listed = invoices.currentData?.items ?? []
  const isNamed = Boolean(values.invoiceNo)
  const lock = isNamed && { disabled: true }
  const onInvoice = (invoiceNo: number) => {
    const chosen = listed.find((invoice) => invoice.invoiceNo === invoiceNo)
    if (!chosen) return
    const { month, year } = chosen
    const isTyped = MONEY.some((name) => form.isFieldTouched(name))
    form.setFieldsValue(isNew && !isTyped ? ofInvoice(chosen) : { month, year })
  }
  return (
    <>
      <Field
        name="invoiceNo"
        label="Invoice"
        rules={[]}
        help={isTransfer ? TRANSFER_HELP : isNamed ? NAMED_HELP : undefined}
      >
        <Select<number>
          loading={invoices.isFetching}
          options={[
            { value: 0, label: 'None' },
            ...listed.map((invoice) => ({ value: invoice.invoiceNo, label: noteOf(invoice) })),
          ]}
          notFoundContent="No results."
          onChange={onInvoice}
          onOpenChange={(open) => open && invoices.isError && invoices.refetch()}
          {...(!values.opId && { disabled: true })}
        />
      </Field>
      <FieldPair>
        <Field name="month" label="Month">
          <Select options={[...months]} {...lock} />
        </Field>
        <Field name="year" label="Year">
          <Select
            options={yearsFrom(general?.firstInvoiceYear ?? thisYear(now()), now())}
            {...lock}
          />
        </Field>
        <DateField name="issuedDate" label="Issued on" placeholder="Today" />
        <DateField name="paymentDate" label="Paid on" placeholder="Today" />
      </FieldPair>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
    </>
  )
}

const NAMED_HELP = 'Allocated to this invoice first; its month and year are used.'
const TRANSFER_HELP =
  'Selecting an invoice locks it; the transfer is still settled from the CPG balance.'
