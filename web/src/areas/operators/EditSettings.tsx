import { Select, Switch } from 'antd'
import { api, type OperatorSettingsEdit } from '@/api/gen/operators/endpoints'
import { operatorSettingsEditRules } from '@/api/gen/operators/rules'
import { paymentProviderValues } from '@/api/gen/shared/enums'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { MoneyField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import type { OperatorDialogProps } from './composition'
import { gateways } from './labels'

type Values = Omit<OperatorSettingsEdit, 'opId'>

function valuesOf(operator: OperatorDetails): Values {
  const { isActive, parentOpId, limits, extraData, settings } = operator
  return {
    isActive,
    ...(!parentOpId && { dailyTopupLimitInUSD: limits.dailyTopupLimitInUSD }),
    additionalTopupCurrencies:
      extraData.additionalTopupCurrencies as Values['additionalTopupCurrencies'],
    depositGateways: settings.deposit.allowedGateways,
    withdrawGateways: settings.withdraw.allowedGateways,
  }
}

/** Edits what the platform allows an operator or a brand. */
export function EditSettings({ operator, onClose }: OperatorDialogProps) {
  const write = useAction(api.endpoints.operatorsSettingsUpdate, { onTheirs: onClose })
  const currencies = operator.allowedCurrenciesToPlay.filter((name) => name !== 'USD')
  const options = optionsOf(paymentProviderValues, gateways)
  return (
    <FormDialog<Values, { operatorSettingsEdit: OperatorSettingsEdit }, unknown>
      open
      title="Edit settings"
      submitLabel="Save settings"
      write={write}
      rules={operatorSettingsEditRules}
      record={operator}
      initial={valuesOf(operator)}
      valuesOf={(now) => valuesOf(now as OperatorDetails)}
      toArg={(values) => ({ operatorSettingsEdit: { ...values, opId: operator.opId } })}
      onClose={onClose}
    >
      <Field
        name="isActive"
        label="Active"
        item={{ valuePropName: 'checked' }}
        help="An inactive operator takes no new players and is not billed."
      >
        <Switch />
      </Field>
      {!operator.parentOpId && (
        <MoneyField
          name="dailyTopupLimitInUSD"
          label="Daily top-up limit"
          help={
            <>
              By staff, per day (UTC), for the operator and its brands together. Today so far:{' '}
              <Money amount={operator.stats.todayTotalTopupInUSD} />.
            </>
          }
        />
      )}
      <Field
        name="additionalTopupCurrencies"
        label="Top-up currencies"
        help="In addition to USD, from the currencies that players can play in."
      >
        <Select mode="multiple" allowClear options={optionsOf(currencies)} />
      </Field>
      <Field
        name="depositGateways"
        label="Deposit gateways"
        help="Gateways that players can deposit through."
      >
        <Select mode="multiple" allowClear options={options} optionFilterProp="label" />
      </Field>
      <Field
        name="withdrawGateways"
        label="Withdrawal gateways"
        help="Gateways that players can be paid through. Withdrawals already requested can still be paid."
      >
        <Select mode="multiple" allowClear options={options} optionFilterProp="label" />
      </Field>
    </FormDialog>
  )
}
