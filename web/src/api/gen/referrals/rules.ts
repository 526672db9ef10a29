// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, places, required, type Rules } from "../../rules";
import type { CalculatorLevel, CalculatorSettings, CalculatorStats, ProfitCalculatorInput, ReferralChannelsRequest, ReferralOverride, ReferralPanel, ReferralRestore, ReferralTerms, ReferralWithdraw, WithdrawJobCancel, WithdrawJobStart } from "./endpoints";
import type { ReferralDescriptions, ReferredStats } from "../shared/types";

export const calculatorLevelRules: Rules<CalculatorLevel> = {
  level: [],
  requiredWagerInUSD: [places(2)],
  emailCpr: [places(2)],
  gmailCpr: [places(2)],
  telegramCpr: [places(2)],
  maxCpr: [places(2)],
  cpa: [places(2)],
};

export const calculatorSettingsRules: Rules<CalculatorSettings> = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: [places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  claimedBonusAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  cashbackAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  affiliatesAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  minWithdrawableAmountInUSD: [places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  levelSettings: [maxItems(20, "Limited to 20 rows")],
  revenueShareSettings: [minLength(1, "Add at least one share."), maxItems(20, "Limited to 20 rows")],
};

export const calculatorStatsRules: Rules<CalculatorStats> = {
  totalPlayersWagerInUSD: [required("Wager is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  totalReferredPlayersPlInUSD: [required("GGR is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  totalClaimedBonusAmountInUSD: [required("Claimed bonuses are required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  totalCashbacksInUSD: [required("Cashback is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
};

export const profitCalculatorInputRules: Rules<ProfitCalculatorInput> = {
  settings: [required("Settings are required.")],
  referredPlayersStats: [required("Figures are required.")],
};

export const referralChannelsRequestRules: Rules<ReferralChannelsRequest> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  page: [ge(1, "Pages are counted from 1."), le(1000000000, "There is no page beyond 1000000000.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};

export const referralDescriptionsRules: Rules<ReferralDescriptions> = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: [],
  claimedBonusAdminFeePercentage: [],
  cashbackAdminFeePercentage: [],
  affiliatesAdminFeePercentage: [],
  minWithdrawableAmountInUSD: [],
  levelSettings: [],
  revenueShareSettings: [],
};

export const referralOverrideRules: Rules<ReferralOverride> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  settings: [required("Settings are required.")],
  referredPlayersStats: [],
  descriptions: [],
};

export const referralPanelRules: Rules<ReferralPanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  channelId: [],
  subChannelId: [],
  channelType: [],
  period: [],
};

export const referralRestoreRules: Rules<ReferralRestore> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  settings: [],
  referredPlayersStats: [],
  descriptions: [],
};

export const referralTermsRules: Rules<ReferralTerms> = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  claimedBonusAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  cashbackAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  affiliatesAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  minWithdrawableAmountInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  levelSettings: [minLength(1, "Add at least one level."), maxItems(20, "Limited to 20 rows")],
  revenueShareSettings: [minLength(1, "Add at least one share."), maxItems(20, "Limited to 20 rows")],
};

export const referralWithdrawRules: Rules<ReferralWithdraw> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  totalProfitInUSD: [required("Profit is required."), places(2), ge(0.01, "The profit must be at least 0.01.")],
};

export const referredStatsRules: Rules<ReferredStats> = {
  totalPlayersWagerInUSD: [places(2)],
  totalReferredPlayersPlInUSD: [places(2)],
  totalClaimedBonusAmountInUSD: [places(2)],
  totalCashbacksInUSD: [places(2)],
};

export const withdrawJobCancelRules: Rules<WithdrawJobCancel> = {
  opId: [required("Operator not found, please select an operator.")],
  jobId: [required("Job is required."), maxLength(64, "At most 64 characters.")],
};

export const withdrawJobStartRules: Rules<WithdrawJobStart> = {
  opId: [required("Operator not found, please select an operator.")],
};
