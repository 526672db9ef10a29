import { Select } from 'antd'
import { currencyValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'

/** What players have wallets in. */
export const CurrenciesField = () => (
  <Field
    name="allowedCurrenciesToPlay"
    label="Playing currencies"
    help="Players can play in these. One that players still hold cannot be taken away."
  >
    <Select mode="multiple" options={optionsOf(currencyValues)} />
  </Field>
)
