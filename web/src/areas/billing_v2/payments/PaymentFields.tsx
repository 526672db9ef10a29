import { Form, Select } from 'antd'
import type { PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { OperatorField } from '../OperatorField'
import { OF_ITS_OPERATOR } from './labels'
import { MoneyFields } from './MoneyFields'
import { amountFault, inUSD } from './money'
import { type Draft, PaymentPreview } from './PaymentPreview'
import { PeriodFields } from './PeriodFields'
import type { PaymentValues } from './values'
import './payments.css'

/** A payment's fields within a form, and what sending it would do; `before` is the one that is edited. */
export function PaymentFields({ before }: { readonly before?: PaymentV2 }) {
  const form = Form.useFormInstance<PaymentValues>()
  const values = Form.useWatch((all: Partial<PaymentValues>) => all) ?? {}
  const isTransfer = before?.paymentType === 'CPG_TRANSFER'
  return (
    <>
      <FieldPair>
        <OperatorField
          help={before ? OF_ITS_OPERATOR : 'Covers the operator and its brands.'}
          isLocked={before !== undefined}
          onChange={() => form.setFieldsValue({ brandOpId: '', invoiceNo: 0 })}
        />
        <BrandField opId={values.opId} />
      </FieldPair>
      <MoneyFields values={values} isLocked={isTransfer} />
      <PeriodFields values={values} isTransfer={isTransfer} isNew={!before} />
      <PaymentPreview opId={values.opId} before={before ?? null} after={draftOf(values, before)} />
    </>
  )
}

function BrandField({ opId }: { readonly opId: string | undefined }) {
  const { data, isLoading } = useOperatorsMenuListQuery()
  const brands = (data?.operators ?? []).filter(({ parentOpId }) => opId && parentOpId === opId)
  return (
    <Field
      name="brandOpId"
      label="Brand"
      help={opId ? 'The brand the payment is for, if any.' : 'Choose an operator first.'}
    >
      <Select
        loading={isLoading}
        options={[
          { value: '', label: 'None' },
          ...brands.map((brand) => ({ value: brand.opId, label: brand.title })),
        ]}
        {...(!opId && { disabled: true })}
      />
    </Field>
  )
}

/** The form as a payment that counts; the edited one, or null, while it is not one yet. */
function draftOf(values: Partial<PaymentValues>, before?: PaymentV2): Draft | null {
  const { paymentType, year, invoiceNo } = values
  const isTransfer = before?.paymentType === 'CPG_TRANSFER'
  const amountInUSD = isTransfer ? before.amountInUSD : inUSD(values)?.toNumber()
  if (!paymentType || !year || amountInUSD === undefined || amountFault(values))
    return before ?? null
  return { paymentType, year, amountInUSD, invoiceNo: invoiceNo || null }
}
