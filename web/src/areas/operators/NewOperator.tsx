import { Input, Switch } from 'antd'
import { operatorCreateForm } from '@/api/gen/operators/forms'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import { useGoTo } from '@/session/useGoTo'
import { CurrenciesField } from './CurrenciesField'
import { GeneralFields } from './GeneralFields'
import { pathOf } from './labels'

const DEFAULTS = {
  defaultLanguage: 'en',
  timezone: 'UTC',
  allowedCurrenciesToPlay: ['USD' as const],
  isActive: true,
}

/** Creates an operator, and leads to its page. */
export function NewOperator({ onClose }: DialogProps) {
  const goTo = useGoTo()
  return (
    <EditDialog
      form={operatorCreateForm}
      title="Create operator"
      submitLabel="Create operator"
      values={DEFAULTS}
      options={{ onDone: (made) => goTo(pathOf(made)) }}
      effect="It begins without brands, staff and players, with every gateway and the platform’s invoice settings."
      onClose={onClose}
    >
      <Field
        name="opId"
        label="Operator ID"
        help="Its permanent ID in addresses and reports, such as aurora. Cannot be changed later."
      >
        <Input autoComplete="off" />
      </Field>
      <GeneralFields timezone={DEFAULTS.timezone} />
      <CurrenciesField />
      <MoneyField
        name="dailyTopupLimitInUSD"
        label="Daily top-up limit"
        help="By staff, per day (UTC), for the operator and its brands together."
      />
      <Field name="isActive" label="Active" item={{ valuePropName: 'checked' }}>
        <Switch />
      </Field>
    </EditDialog>
  )
}
