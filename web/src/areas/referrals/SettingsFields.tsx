import { calculatorLevelRules, referralTermsRules } from '@/api/gen/referrals/rules'
import { referralLevelTermsRules, revenueShareTermsRules } from '@/api/gen/shared/rules'
import type { ReferralDescriptions } from '@/api/gen/shared/types'
import type { FieldRule } from '@/api/rules'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { SettingRows } from '@/kit/form/SettingRows'
import { nextLevel, nextShare, openedAt, wrongExit } from './levels'
import './referrals.css'

type General = (typeof GENERAL)[number][0]

interface PartProps {
  /** Where the settings stand in the form; at its top where nothing is said. */
  readonly within?: readonly string[]
  /** What each of them means. */
  readonly descriptions?: ReferralDescriptions | undefined
}

const GENERAL = [
  ['minRequiredWagerInUSDToConsiderAPlayerAsActive', 'Active from wager', MoneyField],
  ['minWithdrawableAmountInUSD', 'Minimum withdrawal', MoneyField],
  ['claimedBonusAdminFeePercentage', 'Fee on claimed bonuses', PercentageField],
  ['cashbackAdminFeePercentage', 'Fee on cashback', PercentageField],
  ['affiliatesAdminFeePercentage', 'Administration fee', PercentageField],
] as const

const nameIn = (within: readonly string[], name: string) =>
  within.length > 0 ? [...within, name] : name

interface GeneralProps extends PartProps {
  /** Where they are not those of the settings themselves. */
  readonly rules?: Readonly<Record<General, readonly FieldRule[]>>
}

/** Of affiliate settings, what is no row. */
export function GeneralFields({
  within = [],
  descriptions,
  rules = referralTermsRules,
}: GeneralProps) {
  return (
    <FieldPair>
      {GENERAL.map(([name, label, Input]) => (
        <Input
          key={name}
          name={nameIn(within, name)}
          label={label}
          help={descriptions?.[name]}
          rules={rules[name]}
        />
      ))}
    </FieldPair>
  )
}

interface LevelProps extends PartProps {
  /** Where they decide nothing, they are taken as they come. */
  readonly isLoose?: boolean
}

const EXIT = { opened: openedAt, wrong: wrongExit }
const LOOSE_EXIT = { opened: () => 0, wrong: () => null }

export function LevelRows({ within = [], descriptions, isLoose = false }: LevelProps) {
  return (
    <>
      {descriptions && <p className="referrals-hint">{descriptions.levelSettings}</p>}
      <SettingRows
        name={[...within, 'levelSettings']}
        legend="Levels"
        row="Level"
        fields={[
          { name: 'requiredWagerInUSD', label: 'Wager to leave' },
          { name: 'emailCpr', label: 'CPR email' },
          { name: 'gmailCpr', label: 'CPR Gmail' },
          { name: 'telegramCpr', label: 'CPR Telegram' },
          { name: 'maxCpr', label: 'Maximum CPR' },
          { name: 'cpa', label: 'CPA' },
        ]}
        rules={isLoose ? calculatorLevelRules : referralLevelTermsRules}
        next={nextLevel}
        exit={isLoose ? LOOSE_EXIT : EXIT}
      />
    </>
  )
}

export function ShareRows({ within = [], descriptions }: PartProps) {
  return (
    <>
      {descriptions && <p className="referrals-hint">{descriptions.revenueShareSettings}</p>}
      <SettingRows
        name={[...within, 'revenueShareSettings']}
        legend="Revenue shares"
        row="Share"
        fields={[
          { name: 'monthlyReferredPlayersTotalWagerInUSD', label: 'Monthly wager from' },
          { name: 'revenueSharePercentage', label: 'Revenue share', isPercentage: true },
        ]}
        rules={revenueShareTermsRules}
        next={nextShare}
      />
    </>
  )
}
