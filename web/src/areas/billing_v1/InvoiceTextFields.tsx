import { Input } from 'antd'
import type { BillingRecord } from '@/api/gen/shared/types'
import { Field } from '@/kit/form/Field'
import type { InvoiceTexts } from './values'
import './records.css'

export const textsOf = ({ title, reference, description, invoice }: BillingRecord) =>
  ({ title, reference, description, note: invoice?.note ?? '' }) satisfies InvoiceTexts

/** What can be changed of an invoice; its figures are frozen. */
export function InvoiceTextFields() {
  return (
    <>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <Field name="reference" label="Reference">
        <Input />
      </Field>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="note" label="Note">
        <Input.TextArea rows={3} />
      </Field>
      <p className="records-result">
        The amount, period and figures of an invoice cannot be changed.
      </p>
    </>
  )
}
