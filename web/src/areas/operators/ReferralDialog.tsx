import { api, type ReferralSettingsEdit } from '@/api/gen/operator_settings/endpoints'
import {
  referralLevelTermsRules,
  referralSettingsEditRules,
  revenueShareTermsRules,
} from '@/api/gen/operator_settings/rules'
import type { OperatorSettings } from '@/api/gen/shared/types'
import { FormDialog } from '@/kit/form/FormDialog'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import type { OperatorDialogProps } from './composition'
import { nextLevel, nextShare, numbered, type ReferralValues, referralValues } from './levels'
import { SettingRows } from './SettingRows'

export interface SettingsDialogProps extends OperatorDialogProps {
  readonly settings: OperatorSettings
}

/** How those who bring players to an operator or brand earn. */
export function ReferralDialog({ operator, settings, onClose }: SettingsDialogProps) {
  const write = useAction(api.endpoints.operatorsAffiliatesUpdate, { onTheirs: onClose })
  return (
    <FormDialog<ReferralValues, { referralSettingsEdit: ReferralSettingsEdit }, unknown>
      open
      as="drawer"
      title="Affiliate Level Settings"
      submitLabel="Save affiliate settings"
      width={920}
      write={write}
      rules={referralSettingsEditRules}
      record={settings}
      initial={referralValues(settings)}
      valuesOf={(now) => referralValues(now as OperatorSettings)}
      toArg={(values) => ({
        referralSettingsEdit: {
          ...values,
          levelSettings: numbered(values.levelSettings),
          opId: operator.opId,
        },
      })}
      onClose={onClose}
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
    </FormDialog>
  )
}
