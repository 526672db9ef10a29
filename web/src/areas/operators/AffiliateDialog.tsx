import { type AffiliateSettingsEdit, api } from '@/api/gen/operator_settings/endpoints'
import {
  affiliateLevelTermsRules,
  affiliateSettingsEditRules,
  revenueShareTermsRules,
} from '@/api/gen/operator_settings/rules'
import type { OperatorSettings } from '@/api/gen/shared/types'
import { FormDialog } from '@/kit/form/FormDialog'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import type { OperatorDialogProps } from './composition'
import { type AffiliateValues, affiliateValues, nextLevel, nextShare, numbered } from './levels'
import { SettingRows } from './SettingRows'

export interface SettingsDialogProps extends OperatorDialogProps {
  readonly settings: OperatorSettings
}

/** How those who bring players to an operator or brand earn. */
export function AffiliateDialog({ operator, settings, onClose }: SettingsDialogProps) {
  const write = useAction(api.endpoints.operatorsAffiliatesUpdate, { onTheirs: onClose })
  return (
    <FormDialog<AffiliateValues, { affiliateSettingsEdit: AffiliateSettingsEdit }, unknown>
      open
      as="drawer"
      title="Affiliate Level Settings"
      submitLabel="Save affiliate settings"
      width={920}
      write={write}
      rules={affiliateSettingsEditRules}
      record={settings}
      initial={affiliateValues(settings)}
      valuesOf={(now) => affiliateValues(now as OperatorSettings)}
      toArg={(values) => ({
        affiliateSettingsEdit: {
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
        rules={affiliateLevelTermsRules}
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
