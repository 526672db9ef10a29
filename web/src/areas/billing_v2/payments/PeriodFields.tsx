import { DatePicker, Form, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { type Invoice, useBillingV2InvoicesQuery } from '@/api/gen/billing_v2/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { useClock } from '@/kit/display/clock'
import { dayOf } from '@/kit/display/days'
import { formatted } from '@/kit/display/decimal'
import { Field } from '@/kit/form/Field'
import { months, periodName, thisYear, yearsFrom } from '../period'
import type { PaymentValues } from './values'

const ALL_AT_ONCE = 1_000

interface PeriodFieldsProps {
  readonly values: Partial<PaymentValues>
  readonly isTransfer: boolean
}

const noteOf = (invoice: Invoice): string =>
  `${invoice.invoiceNo} · ${periodName(invoice)} · ${formatted(invoice.openAmountInUSD, 2)} USD outstanding`

/** What the payment is for: an invoice, whose period it takes, or a month of its own. */
export function PeriodFields({ values, isTransfer }: PeriodFieldsProps) {
  const form = Form.useFormInstance<PaymentValues>()
  const { now, timezone } = useClock()
  const general = useGeneralQuery().data
  const invoices = useBillingV2InvoicesQuery(
    { opId: values.opId ?? '', limit: ALL_AT_ONCE, sort: '-createdAt' },
    { skip: !values.opId },
  )
  const listed = invoices.currentData?.items ?? []
  const isNamed = Boolean(values.invoiceNo)
  const lock = isNamed && { disabled: true }
  const day = {
    className: 'billing-day',
    format: 'DD MMM YYYY',
    placeholder: 'Today',
    showNow: false,
    defaultPickerValue: dayjs(dayOf(now(), timezone)),
  }
  const onInvoice = (invoiceNo: number) => {
    const chosen = listed.find((invoice) => invoice.invoiceNo === invoiceNo)
    if (chosen) form.setFieldsValue({ month: chosen.month, year: chosen.year })
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
          showSearch={{ optionFilterProp: 'label' }}
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
      <div className="billing-figures">
        <Field name="month" label="Month">
          <Select options={[...months]} {...lock} />
        </Field>
        <Field name="year" label="Year">
          <Select
            options={yearsFrom(general?.firstInvoiceYear ?? thisYear(now()), now())}
            {...lock}
          />
        </Field>
        <Field name="issuedDate" label="Issued on">
          <DatePicker {...day} />
        </Field>
        <Field name="paymentDate" label="Paid on">
          <DatePicker {...day} />
        </Field>
      </div>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
    </>
  )
}

const NAMED_HELP = 'Allocated to this invoice first; its month and year are used.'
const TRANSFER_HELP =
  'Selecting an invoice locks it; the transfer is still settled from the CPG balance.'
