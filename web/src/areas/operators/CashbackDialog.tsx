import { api, type CashbackSettingsEdit } from '@/api/gen/operator_settings/endpoints'
import { cashbackSettingsEditRules } from '@/api/gen/operator_settings/rules'
import { cashbackLevelRowRules } from '@/api/gen/shared/rules'
import type { OperatorSettings } from '@/api/gen/shared/types'
import { CashbackFields } from '@/areas/cashback'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { type CashbackValues, cashbackValues, nextStep } from './levels'
import type { SettingsDialogProps } from './ReferralDialog'
import { SettingRows } from './SettingRows'

/** What players of an operator or brand get back of their losses. */
export function CashbackDialog({ operator, settings, onClose }: SettingsDialogProps) {
  const write = useAction(api.endpoints.operatorsCashbackUpdate, { onTheirs: onClose })
  return (
    <FormDialog<CashbackValues, { cashbackSettingsEdit: CashbackSettingsEdit }, unknown>
      open
      title="Cashback settings"
      submitLabel="Save cashback settings"
      width={600}
      write={write}
      rules={cashbackSettingsEditRules}
      record={settings}
      initial={cashbackValues(settings)}
      valuesOf={(now) => cashbackValues(now as OperatorSettings)}
      toArg={(values) => ({ cashbackSettingsEdit: { ...values, opId: operator.opId } })}
      onClose={onClose}
    >
      <p className="operators-hint">
        Changes apply from the next daily credit, at 00:00 UTC. Players with their own levels keep
        them.
      </p>
      <div className="operators-pair">
        <CashbackFields />
      </div>
      <SettingRows
        name="settings"
        legend="Levels"
        row="Level"
        fields={[
          { name: 'lostAmountInUSD', label: 'Loss from' },
          { name: 'percentage', label: 'Cashback', isPercentage: true },
        ]}
        rules={cashbackLevelRowRules}
        next={nextStep}
      />
    </FormDialog>
  )
}
