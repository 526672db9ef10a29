import { Button, Form, Select } from 'antd'
import { useId } from 'react'
import {
  type PaymentCurrency,
  paymentCurrencyValues,
  paymentTypeValues,
} from '@/api/gen/billing_v2/enums'
import { manualPaymentFormRules } from '@/api/gen/billing_v2/rules'
import { useRatesQuery } from '@/api/gen/general/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { percentText } from '@/kit/display/percent'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { BY_ITSELF, FROM_THE_CHAIN, paymentTypes } from './labels'
import { amountRule, inUSD, isFarOff, offMarket } from './money'
import type { PaymentValues } from './values'

interface MoneyFieldsProps {
  readonly values: Partial<PaymentValues>
  /** The transfer came from the chain: nothing of this can be changed. */
  readonly isLocked: boolean
}

/** Type, currency, amount and rate, and the USD that they come to. */
export function MoneyFields({ values, isLocked }: MoneyFieldsProps) {
  const form = Form.useFormInstance<PaymentValues>()
  const result = useId()
  const isDollars = values.currency === 'USD'
  const lock = isLocked && { disabled: true }
  const onCurrency = (currency: PaymentCurrency) => {
    if (currency === 'USD') form.setFieldValue('exchangeRateInUSD', 1)
  }
  return (
    <>
      {isLocked && <p className="billing-hint">{FROM_THE_CHAIN}</p>}
      <div {...(isLocked && { className: 'payments-locked' })}>
        <FieldPair>
          <Field name="paymentType" label="Payment type">
            <Select options={typeOptions(isLocked)} {...lock} />
          </Field>
          <Field name="currency" label="Currency">
            <Select options={optionsOf(paymentCurrencyValues)} onChange={onCurrency} {...lock} />
          </Field>
          <MoneyField
            name="amount"
            label="Amount"
            rules={[...manualPaymentFormRules.amount, amountRule(form.getFieldsValue)]}
            item={{ dependencies: ['paymentType', 'currency', 'exchangeRateInUSD'] }}
            currency={values.currency}
            {...lock}
          />
          <MoneyField
            name="exchangeRateInUSD"
            label="Exchange rate"
            help={<RateHelp values={values} isLocked={isLocked} />}
            {...((isLocked || isDollars) && { disabled: true })}
          />
          <Form.Item label="Amount in USD" htmlFor={result}>
            <output id={result} className="payments-product">
              <Money amount={inUSD(values)} />
            </output>
          </Form.Item>
        </FieldPair>
      </div>
    </>
  )
}

const typeOptions = (isLocked: boolean) =>
  paymentTypeValues.map((value) => ({
    value,
    label: paymentTypes[value],
    ...(value === 'CPG_TRANSFER' && !isLocked && { disabled: true, title: BY_ITSELF }),
  }))

/** The market's rate, and how far the form's is off. */
function RateHelp({ values, isLocked }: MoneyFieldsProps) {
  const form = Form.useFormInstance<PaymentValues>()
  const { data } = useRatesQuery()
  const { currency, exchangeRateInUSD } = values
  if (isLocked) return 'The rate when the transfer arrived.'
  if (currency === 'USD') return 'The exchange rate for USD is 1.'
  const found = data?.rates.find((rate) => rate.currency === currency)
  if (!found) return null
  const { autoRate: market, updatedAt } = found
  const off = offMarket(exchangeRateInUSD, market)
  return (
    <>
      Market rate {inFull(market)} USD, as of <DateTime at={updatedAt} />{' '}
      <Button
        type="link"
        size="small"
        className="payments-use"
        onClick={() => form.setFieldValue('exchangeRateInUSD', market)}
      >
        Use it
      </Button>
      {off && isFarOff(off) && (
        <span role="status" className="payments-warning">
          {percentText(off.abs(), 1)} {off.gt(0) ? 'above' : 'below'} the market rate.
        </span>
      )}
    </>
  )
}
