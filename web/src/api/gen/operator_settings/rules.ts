// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, minLength, places, required, type Rules } from "../../rules";
import type { CashbackSettingsEdit, ReferralSettingsEdit } from "./endpoints";

export const cashbackSettingsEditRules: Rules<CashbackSettingsEdit> = {
  minWithdrawAmountInUSD: [required("Minimum withdrawal is required."), places(2), ge(0.01, "The minimum withdrawal must be at least 0.01.")],
  autoApproval: [required("Auto approval is required.")],
  settings: [required("Add at least one level."), minLength(1, "Add at least one level."), maxItems(20, "Limited to 20 rows")],
  opId: [required("Operator not found, please select an operator.")],
};

export const referralSettingsEditRules: Rules<ReferralSettingsEdit> = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  claimedBonusAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  cashbackAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  affiliatesAdminFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  minWithdrawableAmountInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  levelSettings: [minLength(1, "Add at least one level."), maxItems(20, "Limited to 20 rows")],
  revenueShareSettings: [minLength(1, "Add at least one share."), maxItems(20, "Limited to 20 rows")],
  opId: [required("Operator not found, please select an operator.")],
};
