import { Form, Switch } from 'antd'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'

/** What cashback settings say for all levels, within a form: an operator's, or a player's own. */
export function CashbackFields() {
  const isAutomatic = Form.useWatch('autoApproval') ?? false
  return (
    <>
      <MoneyField name="minWithdrawAmountInUSD" label="Minimum withdrawal" />
      <Field
        name="autoApproval"
        label="Auto approval"
        item={{ valuePropName: 'checked' }}
        help={
          isAutomatic
            ? 'Claims are approved automatically.'
            : 'Each claim waits until somebody decides it.'
        }
      >
        <Switch />
      </Field>
    </>
  )
}
