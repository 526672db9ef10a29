import type { ReactNode } from 'react'
import type { BillingRecord } from '@/api/gen/shared/types'
import type { ArgOf, DataOf, WriteEndpoint } from '@/api/write'
import { useClock } from '@/kit/display/clock'
import type { FieldRules } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { InvoiceTextFields, textsOf } from './InvoiceTextFields'
import { PaymentFields } from './PaymentFields'
import {
  bodyOf,
  type InvoiceTexts,
  type KeptPayment,
  type PaymentBody,
  type PaymentValues,
  valuesOf,
} from './values'

interface RecordForm<E extends WriteEndpoint> {
  readonly title: string
  readonly endpoint: E
  readonly rules: FieldRules
  readonly onClose: () => void
}

interface EditInvoiceFormProps<E extends WriteEndpoint> extends RecordForm<E> {
  readonly record: BillingRecord
  readonly toArg: (texts: InvoiceTexts) => ArgOf<E>
}

/** Changes the texts of an invoice. */
export function EditInvoiceForm<E extends WriteEndpoint>({
  endpoint,
  record,
  ...form
}: EditInvoiceFormProps<E>) {
  const write = useAction(endpoint, { alwaysToast: true, onTheirs: form.onClose })
  return (
    <FormDialog<InvoiceTexts, ArgOf<E>, DataOf<E>>
      {...form}
      open
      submitLabel="Save invoice"
      write={write}
      record={record}
      initial={textsOf(record)}
    >
      <InvoiceTextFields />
    </FormDialog>
  )
}

interface EditPaymentFormProps<E extends WriteEndpoint> extends RecordForm<E> {
  /** As the platform has it, to be compared with a newer one. */
  readonly record: { readonly revision: number }
  readonly payment: KeptPayment
  /** Whom the payment settles with, and what is open there now. */
  readonly whose: string | undefined
  readonly openAmount: number | undefined
  readonly toArg: (body: PaymentBody) => ArgOf<E>
}

/** Changes a payment. */
export function EditPaymentForm<E extends WriteEndpoint>({
  endpoint,
  payment,
  whose,
  openAmount,
  toArg,
  ...form
}: EditPaymentFormProps<E>) {
  const { timezone } = useClock()
  const write = useAction(endpoint, { alwaysToast: true, onTheirs: form.onClose })
  return (
    <FormDialog<PaymentValues, ArgOf<E>, DataOf<E>>
      {...form}
      open
      submitLabel="Save payment"
      write={write}
      initial={valuesOf(payment, timezone)}
      toArg={(values) => toArg(bodyOf(values, timezone, payment))}
    >
      <PaymentFields whose={whose} open={openAmount} before={payment.amountInUSD} />
    </FormDialog>
  )
}

interface AddPaymentFormProps<E extends WriteEndpoint, Payee extends object> extends RecordForm<E> {
  readonly initial: Partial<Payee>
  readonly toArg: (payee: Payee, body: PaymentBody) => ArgOf<E>
  /** The fields of who is paid and of the payment. */
  readonly children: ReactNode
}

/** Records a payment. */
export function AddPaymentForm<E extends WriteEndpoint, Payee extends object>({
  endpoint,
  initial,
  toArg,
  ...form
}: AddPaymentFormProps<E, Payee>) {
  const { timezone } = useClock()
  const write = useAction(endpoint, { alwaysToast: true })
  return (
    <FormDialog<PaymentValues & Payee, ArgOf<E>, DataOf<E>>
      {...form}
      open
      submitLabel="Add payment"
      write={write}
      initial={initial as Partial<PaymentValues & Payee>}
      toArg={(values) => toArg(values, bodyOf(values, timezone))}
    />
  )
}
