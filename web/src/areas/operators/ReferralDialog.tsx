import { operatorsAffiliatesUpdateForm } from '@/api/gen/operator_settings/forms'
import { referralLevelTermsRules, revenueShareTermsRules } from '@/api/gen/operator_settings/rules'
import type { OperatorDetails, OperatorSettings } from '@/api/gen/shared/types'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { nextLevel, nextShare, numbered, type ReferralValues, referralValues } from './levels'
import { SettingRows } from './SettingRows'

export interface SettingsDialogProps extends DialogProps {
  readonly operator: OperatorDetails
  readonly settings: OperatorSettings
}

/** How those who bring players to an operator or brand earn. */
export function ReferralDialog({ operator, settings, onClose }: SettingsDialogProps) {
  return (
    <EditDialog
      form={operatorsAffiliatesUpdateForm}
      as="drawer"
      title="Affiliate Level Settings"
      submitLabel="Save affiliate settings"
      width={920}
      record={settings}
      fixed={{ opId: operator.opId }}
      toBody={(values: ReferralValues) => ({
        ...values,
        levelSettings: numbered(values.levelSettings),
      })}
      onClose={onClose}
      values={referralValues}
    >
      <p className="operators-hint">
        Changes apply from the next event. Players with their own settings keep them.
      </p>
      <div className="operators-pair">
        <MoneyField
          name="minRequiredWagerInUSDToConsiderAPlayerAsActive"
          label="Active from wager"
        />
        <MoneyField name="minWithdrawableAmountInUSD" label="Minimum withdrawal" />
        <PercentageField name="claimedBonusAdminFeePercentage" label="Fee on claimed bonuses" />
        <PercentageField name="cashbackAdminFeePercentage" label="Fee on cashback" />
        <PercentageField name="affiliatesAdminFeePercentage" label="Administration fee" />
      </div>
      <SettingRows
        name="levelSettings"
        legend="Levels"
        row="Level"
        fields={[
          { name: 'requiredWagerInUSD', label: 'Wager' },
          { name: 'emailCpr', label: 'CPR email' },
          { name: 'gmailCpr', label: 'CPR Gmail' },
          { name: 'telegramCpr', label: 'CPR Telegram' },
          { name: 'maxCpr', label: 'Maximum CPR' },
          { name: 'cpa', label: 'CPA' },
        ]}
        rules={referralLevelTermsRules}
        fromZero
        next={nextLevel}
      />
      <SettingRows
        name="revenueShareSettings"
        legend="Revenue shares"
        row="Share"
        fields={[
          { name: 'monthlyReferredPlayersTotalWagerInUSD', label: 'Monthly wager from' },
          { name: 'revenueSharePercentage', label: 'Revenue share', isPercentage: true },
        ]}
        rules={revenueShareTermsRules}
        fromZero
        next={nextShare}
      />
    </EditDialog>
  )
}
