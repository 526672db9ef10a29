import { Form, Select, Switch } from 'antd'
import type { OperatorSettingsEdit } from '@/api/gen/operators/endpoints'
import { operatorsSettingsUpdateForm } from '@/api/gen/operators/forms'
import { type Currency, paymentProviderValues } from '@/api/gen/shared/enums'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { CurrenciesField } from './CurrenciesField'
import { namedFacts } from './fields'
import { gateways } from './labels'

type Values = Omit<OperatorSettingsEdit, 'opId'>

function valuesOf(operator: OperatorDetails): Values {
  const { isActive, parentOpId, limits, extraData, settings } = operator
  return {
    isActive,
    ...(!parentOpId && { dailyTopupLimitInUSD: limits.dailyTopupLimitInUSD }),
    ...(typeof limits.maxTournamentPrizesInUSD === 'number' && {
      maxTournamentPrizesInUSD: limits.maxTournamentPrizesInUSD,
    }),
    allowedCurrenciesToPlay: operator.allowedCurrenciesToPlay as Currency[],
    additionalTopupCurrencies:
      extraData.additionalTopupCurrencies as Values['additionalTopupCurrencies'],
    depositGateways: settings.deposit.allowedGateways,
    withdrawGateways: settings.withdraw.allowedGateways,
  }
}

/** Some of the currencies that are played in, USD aside. */
function TopupCurrenciesField() {
  const form = Form.useFormInstance<Values>()
  const played = Form.useWatch('allowedCurrenciesToPlay', form) ?? []
  return (
    <Field
      name="additionalTopupCurrencies"
      label="Top-up currencies"
      help="In addition to USD, from the currencies that players can play in."
    >
      <Select
        mode="multiple"
        allowClear
        options={optionsOf(played.filter((name) => name !== 'USD'))}
      />
    </Field>
  )
}

/** Edits what the platform allows an operator or a brand. */
export function EditSettings({ record: operator, onClose }: RecordDialogProps<OperatorDetails>) {
  const options = optionsOf(paymentProviderValues, gateways)
  return (
    <EditDialog
      form={operatorsSettingsUpdateForm}
      title="Edit settings"
      submitLabel="Save settings"
      record={operator}
      fixed={{ opId: operator.opId }}
      facts={namedFacts(operator)}
      onClose={onClose}
      values={valuesOf}
    >
      <Field
        name="isActive"
        label="Active"
        item={{ valuePropName: 'checked' }}
        help="An inactive operator takes no new players. It is billed for the months in which it was active, and its payments are always recorded."
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
      {typeof operator.limits.maxTournamentPrizesInUSD === 'number' && (
        <MoneyField
          name="maxTournamentPrizesInUSD"
          label="Tournament prize limit"
          help="The most that the prizes of one tournament may come to."
        />
      )}
      <CurrenciesField />
      <TopupCurrenciesField />
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
    </EditDialog>
  )
}
