import { Form, Input } from 'antd'
import Big from 'big.js'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { FieldRule } from '@/api/rules'
import { BeforeAfter, moved } from '@/kit/display/BeforeAfter'
import { nameText } from '@/kit/display/personText'
import { DateField } from '@/kit/form/DateField'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { TenantField, type TenantKind } from './TenantField'
import type { PaymentValues } from './values'

/** Whom a payment settles with, and what is open there now. */
export interface Balance {
  readonly whose?: string | undefined
  readonly open?: number | undefined
}

interface PaymentFieldsProps extends Balance {
  /** What the payment came to before it is changed. */
  readonly before?: number
  /** Why its amount is not to be changed. */
  readonly fixed?: string | undefined
}

/** The fields of every payment, and what sending them does to what is open. */
export function PaymentFields({ whose, open, before = 0, fixed }: PaymentFieldsProps) {
  return (
    <>
      <Field name="title" label="Title">
        <Input />
      </Field>
      <FieldPair>
        <MoneyField
          name="amountInUSD"
          label="Amount"
          {...(fixed && { disabled: true, help: fixed })}
        />
        <Field name="paidBy" label="Paid by">
          <Input />
        </Field>
        <Field name="reference" label="Reference">
          <Input />
        </Field>
        <DateField name="issuedAt" label="Issued on" placeholder="Today" />
      </FieldPair>
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      {whose && open !== undefined && <Effect whose={whose} open={open} before={before} />}
    </>
  )
}

function Effect({
  whose,
  open,
  before,
}: Required<Omit<PaymentFieldsProps, 'fixed'>> & { whose: string }) {
  const amount = Form.useWatch<PaymentValues['amountInUSD'] | null>('amountInUSD')
  const after = new Big(open ?? 0).plus(before).minus(amount ?? 0)
  return (
    <BeforeAfter
      of="Balance"
      rows={[moved(`Outstanding for ${nameText(whose)}`, open ?? 0, after)]}
    />
  )
}

/** A generated endpoint of a list of records, whose totals say what is open. */
interface RecordsEndpoint {
  useQuery(
    query: object,
    options: { readonly skip: boolean },
  ): { readonly currentData?: { readonly openAmountInUSD: number } | undefined }
}

/** What an operator, without its brands, or a brand still owes by its records. */
export function useBalance(records: RecordsEndpoint, opId: string | undefined): Balance {
  const { data: menu } = useOperatorsMenuListQuery()
  const { currentData } = records.useQuery(
    { opId: opId ?? '', includeBrands: false, limit: 1 },
    { skip: !opId },
  )
  return {
    whose: menu?.operators?.find((each) => each.opId === opId)?.title,
    open: opId ? currentData?.openAmountInUSD : undefined,
  }
}

interface TenantPaymentFieldsProps {
  readonly kind: TenantKind
  /** The contract's own of who pays. */
  readonly rules: readonly FieldRule[]
  readonly records: RecordsEndpoint
}

/** Which operator or brand paid, and its payment. */
export function TenantPaymentFields({ kind, rules, records }: TenantPaymentFieldsProps) {
  const opId = Form.useWatch<string | undefined>('opId')
  return (
    <>
      <TenantField kind={kind} rules={rules} />
      <PaymentFields {...useBalance(records, opId)} />
    </>
  )
}
