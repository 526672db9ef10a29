import { Switch } from 'antd'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'

/** What cashback settings say for all levels, within a form: an operator's, or a player's own. */
export function CashbackFields() {
  return (
    <>
      <MoneyField name="minWithdrawAmountInUSD" label="Minimum withdrawal" />
      <Field
        name="autoApproval"
        label="Auto approval"
        item={{ valuePropName: 'checked' }}
        help="Claims are approved automatically."
      >
        <Switch />
      </Field>
    </>
  )
}
