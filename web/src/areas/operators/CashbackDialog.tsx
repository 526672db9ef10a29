import { operatorsCashbackUpdateForm } from '@/api/gen/operator_settings/forms'
import { cashbackLevelRowRules } from '@/api/gen/shared/rules'
import { CashbackFields } from '@/areas/cashback'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { FieldPair } from '@/kit/form/FieldPair'
import { SettingRows } from '@/kit/form/SettingRows'
import { namedFacts } from './fields'
import { type CashbackValues, cashbackValues, nextStep } from './levels'
import type { SettingsDialogProps } from './ReferralDialog'

/** What players of an operator or brand get back of their losses. */
export function CashbackDialog({ operator, settings, onClose }: SettingsDialogProps) {
  return (
    <EditDialog
      form={operatorsCashbackUpdateForm}
      title="Edit cashback settings"
      submitLabel="Save cashback settings"
      width={680}
      record={settings}
      fixed={{ opId: operator.opId }}
      facts={namedFacts(operator)}
      toBody={(values: CashbackValues) => values}
      onClose={onClose}
      values={cashbackValues}
      effect="Changes apply from the next daily credit, at 00:00 UTC. Players with their own levels keep them."
    >
      <FieldPair>
        <CashbackFields />
      </FieldPair>
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
    </EditDialog>
  )
}
