import { DatePicker, Form, Input, InputNumber } from 'antd'
import Big from 'big.js'
import { Money } from '@/kit/display/Money'
import { Field } from '@/kit/form/Field'
import type { PaymentValues } from './values'
import './records.css'

interface PaymentFieldsProps {
  /** Whom the payment settles with, and what is open there now. */
  readonly whose?: string | undefined
  readonly open?: number | undefined
  /** What the payment came to before it is changed. */
  readonly before?: number
}

/** The fields of every payment, and what sending them does to what is open. */
export function PaymentFields({ whose, open, before = 0 }: PaymentFieldsProps) {
  return (
    <>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <div className="records-pair">
        <Field name="amountInUSD" label="Amount">
          <InputNumber<number> className="records-wide" controls={false} suffix="USD" />
        </Field>
        <Field name="paidBy" label="Paid by">
          <Input />
        </Field>
        <Field name="reference" label="Reference">
          <Input />
        </Field>
        <Field name="issuedAt" label="Issued on" help="Defaults to now.">
          <DatePicker className="records-wide" format="DD MMM YYYY" showNow={false} />
        </Field>
      </div>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      {whose && open !== undefined && <Effect whose={whose} open={open} before={before} />}
    </>
  )
}

function Effect({ whose, open, before }: Required<PaymentFieldsProps> & { whose: string }) {
  const amount = Form.useWatch<PaymentValues['amountInUSD'] | null>('amountInUSD')
  const after = new Big(open ?? 0).plus(before).minus(amount ?? 0)
  return (
    <p className="records-result" aria-live="polite">
      Outstanding for {whose}: <Money amount={open} /> now, <Money amount={after} /> after this.
    </p>
  )
}
