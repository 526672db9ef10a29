import Big from 'big.js'
import type {
  CashbackSettingsEdit,
  ReferralSettingsEdit,
} from '@/api/gen/operator_settings/endpoints'
import type { OperatorSettings } from '@/api/gen/shared/types'

/** Rows within a form, whose inputs may be empty. */
type Loose<Row> = { readonly [Name in keyof Row]?: Row[Name] | null }

export type ReferralValues = Omit<ReferralSettingsEdit, 'opId'>
export type CashbackValues = Omit<CashbackSettingsEdit, 'opId'>
type Level = ReferralValues['levelSettings'][number]
type Share = ReferralValues['revenueShareSettings'][number]
type Step = CashbackValues['settings'][number]

const LEVEL: Level = {
  level: 1,
  requiredWagerInUSD: 0,
  emailCpr: 1,
  gmailCpr: 1,
  telegramCpr: 1,
  maxCpr: 1,
  cpa: 1,
}
const SHARE: Share = { monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 1 }
const STEP: Step = { lostAmountInUSD: 0, percentage: 1 }

const above = (value: number | null | undefined): number =>
  typeof value === 'number' ? Number(new Big(value).plus(1)) : 0

/** The row that is added: it begins a dollar above the last one. */
export const nextLevel = (rows: readonly Loose<Level>[]): Level => ({
  ...LEVEL,
  level: rows.length + 1,
  requiredWagerInUSD: above(rows.at(-1)?.requiredWagerInUSD),
})
export const nextShare = (rows: readonly Loose<Share>[]): Share => ({
  ...SHARE,
  monthlyReferredPlayersTotalWagerInUSD: above(rows.at(-1)?.monthlyReferredPlayersTotalWagerInUSD),
})
export const nextStep = (rows: readonly Loose<Step>[]): Step => ({
  ...STEP,
  lostAmountInUSD: above(rows.at(-1)?.lostAmountInUSD),
})

export function referralValues({
  affiliates,
}: Pick<OperatorSettings, 'affiliates'>): ReferralValues {
  if (affiliates) return affiliates.settings
  return {
    minRequiredWagerInUSDToConsiderAPlayerAsActive: 0,
    claimedBonusAdminFeePercentage: 0,
    cashbackAdminFeePercentage: 0,
    affiliatesAdminFeePercentage: 0,
    minWithdrawableAmountInUSD: 0,
    levelSettings: [LEVEL],
    revenueShareSettings: [SHARE],
  }
}

export const cashbackValues = ({ cashback }: Pick<OperatorSettings, 'cashback'>): CashbackValues =>
  cashback ?? { minWithdrawAmountInUSD: 0.01, autoApproval: false, settings: [STEP] }

/** The rows as they are numbered by their places. */
export const numbered = (rows: readonly Level[]): Level[] =>
  rows.map((row, at) => ({ ...row, level: at + 1 }))

/** Whether a row starts above the one before it; one that is not filled in is not judged. */
export const ascends = (starts: readonly (number | null | undefined)[], at: number): boolean => {
  const own = starts[at]
  const before = starts[at - 1]
  return typeof own !== 'number' || typeof before !== 'number' || own > before
}
