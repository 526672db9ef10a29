import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { additionalCostRules, invoiceFormRules } from '@/api/gen/billing_v2/rules'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { figureLabels } from './figures'

const NUMBERS = [
  ['casinoGGRPercentage', PercentageField],
  ['sportGGRPercentage', PercentageField],
  ['premiumSportInUSD', MoneyField],
  ['premiumBotInUSD', MoneyField],
  ['minMonthlyFeeInUSD', MoneyField],
  ['brandFeeInUSD', MoneyField],
] as const

const [most] = invoiceFormRules.additionalCosts

function AdditionalCosts() {
  return (
    <Form.List name="additionalCosts" rules={most?.validator ? [most as never] : []}>
      {(costs, { add, remove }, { errors }) => (
        <fieldset className="billing-costs">
          <legend>{figureLabels.additionalCosts}</legend>
          {costs.map(({ key, name }) => (
            <div key={key} className="billing-cost">
              <Field name={[name, 'name']} label="Name" rules={additionalCostRules.name}>
                <Input />
              </Field>
              <MoneyField name={[name, 'value']} label="Value" rules={additionalCostRules.value} />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label="Remove this cost"
                title="Remove this cost"
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({ name: '' })}>
            Add a cost
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

/** The figures that an invoice is made of, within a form; the brand fee is not an operator's setting. */
export function FigureFields({ withBrandFee }: { readonly withBrandFee: boolean }) {
  return (
    <>
      <FieldPair>
        {NUMBERS.filter(([name]) => withBrandFee || name !== 'brandFeeInUSD').map(
          ([name, NumberField]) => (
            <NumberField key={name} name={name} label={figureLabels[name]} />
          ),
        )}
      </FieldPair>
      <AdditionalCosts />
    </>
  )
}
