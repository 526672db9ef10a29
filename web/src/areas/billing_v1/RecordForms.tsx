import { Input } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { InvoiceV1Form } from '@/api/gen/billing_v1/endpoints'
import type { BillingRecord } from '@/api/gen/shared/types'
import type { ArgOf, DataOf, WriteEndpoint } from '@/api/write'
import { useClock } from '@/kit/display/clock'
import { Field, type FieldRules } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import type { Revised } from '@/kit/form/rebase'
import { useAction, type Write } from '@/kit/form/useAction'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { useTimezoneOf } from '@/session/operatorDays'
import { type Balance, PaymentFields } from './PaymentFields'
import { useParentOf } from './TenantField'
import { useDuplicate, useExisting } from './useDuplicate'
import {
  bodyOf,
  type InvoiceTexts,
  type InvoiceValues,
  invoiceBody,
  type KeptPayment,
  newInvoice,
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

/** What the button of a form says that edits a record. */
const savingOf = (title: string): string => title.replace(/^Edit/, 'Save')

const AMOUNT =
  'The amount is the commission on the month’s GGR or the minimum monthly fee, whichever is greater. The invoice keeps the current rates.'

interface GenerateInvoiceFormProps<E extends WriteEndpoint, More extends object>
  extends RecordForm<E> {
  /** The top bar's choice, where it can be billed. */
  readonly opId: string | undefined
  readonly initial?: Partial<More>
  readonly toArg: (body: InvoiceV1Form) => ArgOf<E>
  /** The list that holds the invoices made before. */
  readonly records: ListSource['endpoint']
  /** The fields of who is billed and of the invoice. */
  readonly children: ReactNode
}

/** Makes the invoice of an operator or a brand for a month that has ended. */
export function GenerateInvoiceForm<E extends WriteEndpoint, More extends object = object>({
  endpoint,
  opId,
  initial,
  toArg,
  records,
  ...form
}: GenerateInvoiceFormProps<E, More>) {
  const { now } = useClock()
  const timezoneOf = useTimezoneOf()
  const parentOf = useParentOf()
  const write = useGenerate(endpoint, records, toArg)
  return (
    <FormDialog<InvoiceValues & More, InvoiceV1Form, DataOf<E>>
      {...form}
      open
      submitLabel={form.title}
      write={write}
      initial={{ ...newInvoice(opId, now()), ...initial } as Partial<InvoiceValues & More>}
      toArg={(values) => invoiceBody(values, timezoneOf(values.opId), parentOf(values.opId))}
      effect={AMOUNT}
    />
  )
}

/** Asks before the same players are invoiced twice: by the list of records before the send, and where the platform
 * refuses. */
function useGenerate<E extends WriteEndpoint>(
  endpoint: E,
  records: ListSource['endpoint'],
  toArg: (body: InvoiceV1Form) => ArgOf<E>,
): Write<InvoiceV1Form, DataOf<E>> {
  const findExisting = useExisting(records)
  const agrees = useDuplicate()
  const [isChecking, setIsChecking] = useState(false)
  const sent = useRef<InvoiceV1Form>(null)
  const duplicate = () => toArg({ ...(sent.current as InvoiceV1Form), duplicate: true })
  const write = useAction(endpoint, {
    errorDialog: 'Invoice not generated',
    onConflict: async (error, _arg, again) => ((await agrees(error)) ? again(duplicate()) : null),
  })
  const run: Write<InvoiceV1Form, DataOf<E>>['run'] = async (body, how) => {
    sent.current = body
    setIsChecking(true)
    try {
      const error = await findExisting(body)
      if (!error) return await write.run(toArg(body), how)
      return (await agrees(error)) ? await write.run(duplicate(), how) : { ok: false, error }
    } finally {
      setIsChecking(false)
    }
  }
  return { ...write, running: write.running || isChecking, run }
}

const textsOf = ({ title, reference, description, invoice }: BillingRecord) =>
  ({ title, reference, description, note: invoice?.note ?? '' }) satisfies InvoiceTexts

/** What can be changed of an invoice; its figures are frozen. */
function InvoiceTextFields() {
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
    </>
  )
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
      submitLabel={savingOf(form.title)}
      write={write}
      record={record}
      initial={textsOf(record)}
      valuesOf={textsOf}
      effect="The amount, period and figures of an invoice cannot be changed."
    >
      <InvoiceTextFields />
    </FormDialog>
  )
}

interface Owned extends Revised {
  readonly opId: string
}

interface EditPaymentFormProps<E extends WriteEndpoint, R extends Owned> extends RecordForm<E> {
  readonly record: R
  readonly paymentOf: (record: R) => KeptPayment
  readonly balance: Balance
  /** Why its amount is not to be changed. */
  readonly fixed?: string | undefined
  readonly toArg: (body: PaymentBody) => ArgOf<E>
}

/** Changes a payment. */
export function EditPaymentForm<E extends WriteEndpoint, R extends Owned>({
  endpoint,
  paymentOf,
  balance,
  fixed,
  toArg,
  ...form
}: EditPaymentFormProps<E, R>) {
  const payment = paymentOf(form.record)
  const timezone = useTimezoneOf()(form.record.opId)
  const write = useAction(endpoint, { alwaysToast: true, onTheirs: form.onClose })
  return (
    <FormDialog<PaymentValues, ArgOf<E>, DataOf<E>>
      {...form}
      open
      submitLabel={savingOf(form.title)}
      write={write}
      initial={valuesOf(payment, timezone)}
      valuesOf={(now: R) => valuesOf(paymentOf(now), timezone)}
      toArg={(values, now: R) => toArg(bodyOf(values, timezone, paymentOf(now)))}
    >
      <PaymentFields {...balance} before={payment.amountInUSD} fixed={fixed} />
    </FormDialog>
  )
}

interface AddPaymentFormProps<E extends WriteEndpoint, Payee extends object> extends RecordForm<E> {
  readonly initial: Partial<Payee>
  /** The operator or brand whose record it will be. */
  readonly opIdOf: (payee: Payee) => string | undefined
  readonly toArg: (payee: Payee, body: PaymentBody) => ArgOf<E>
  /** The fields of who is paid and of the payment. */
  readonly children: ReactNode
}

/** Records a payment. */
export function AddPaymentForm<E extends WriteEndpoint, Payee extends object>({
  endpoint,
  initial,
  opIdOf,
  toArg,
  ...form
}: AddPaymentFormProps<E, Payee>) {
  const timezoneOf = useTimezoneOf()
  const write = useAction(endpoint, { alwaysToast: true })
  return (
    <FormDialog<PaymentValues & Payee, ArgOf<E>, DataOf<E>>
      {...form}
      open
      submitLabel={form.title}
      write={write}
      initial={initial as Partial<PaymentValues & Payee>}
      toArg={(values) => toArg(values, bodyOf(values, timezoneOf(opIdOf(values))))}
    />
  )
}
