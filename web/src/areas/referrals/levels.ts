import Big from 'big.js'
import type { ReferralTerms } from '@/api/gen/referrals/endpoints'
import type { ReferralConfig } from '@/api/gen/shared/types'
import { ascends, type Starts } from '@/kit/form/SettingRows'

/** Rows within a form, whose inputs may be empty. */
type Loose<Row> = { readonly [Name in keyof Row]?: Row[Name] | null }
type Level = ReferralTerms['levelSettings'][number]
type Share = ReferralTerms['revenueShareSettings'][number]

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

const above = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' ? Number(new Big(value).plus(1)) : undefined

/** The level that is added is the last, which nobody leaves. */
export const nextLevel = (rows: readonly Loose<Level>[]): Level => ({
  ...LEVEL,
  level: rows.length + 1,
})

/** The wager that leads out of the level that was the last: a dollar above the one before it. */
export const openedAt = (rows: readonly Loose<Level>[]): number =>
  above(rows.at(-2)?.requiredWagerInUSD) ?? 1

/** What is wrong with the wager that leads out of a level; null where nothing is. */
export function wrongExit(exits: Starts, at: number): string | null {
  if (at === exits.length - 1) return null
  if (exits[at] === 0) return 'The wager that leads out of a level must be above 0.'
  return ascends(exits, at) ? null : 'Each level’s wager must be above the previous level’s.'
}

/** The row that is added: it begins a dollar above the last one. */
export const nextShare = (rows: readonly Loose<Share>[]): Share => ({
  ...SHARE,
  monthlyReferredPlayersTotalWagerInUSD:
    above(rows.at(-1)?.monthlyReferredPlayersTotalWagerInUSD) ?? 0,
})

/** What a form of settings begins with. */
export function referralValues(
  config: Pick<ReferralConfig, 'settings'> | null | undefined,
): ReferralTerms {
  if (config) return config.settings
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

/** The settings as they are sent: levels are numbered by their places, and the last leads nowhere. */
export const termsOf = (values: ReferralTerms): ReferralTerms => ({
  ...values,
  levelSettings: values.levelSettings.map((row, at) => ({
    ...row,
    level: at + 1,
    requiredWagerInUSD: at === values.levelSettings.length - 1 ? 0 : row.requiredWagerInUSD,
  })),
})
