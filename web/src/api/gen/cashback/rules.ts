// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, places, required, type Rules } from "../../rules";
import type { CashbackCalculatorInput, CashbackClaim, CashbackDecision, CashbackOverride, CashbackPlayer, CashbackRestore } from "./endpoints";

export const cashbackCalculatorInputRules: Rules<CashbackCalculatorInput> = {
  betAmountInUSD: [required("Bet amount is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  winAmountInUSD: [required("Win amount is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  cashBonusInUSD: [required("Cash bonus is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  bonusClaimInUSD: [required("Bonus claim is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  claimedCashbacksInUSD: [required("Claimed cashbacks is required."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
  cashbackPercentage: [required("Cashback percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
};

export const cashbackClaimRules: Rules<CashbackClaim> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  claimAmountInUSD: [required("Claim amount is required."), places(2), ge(0.01, "The claim amount must be at least 0.01.")],
};

export const cashbackDecisionRules: Rules<CashbackDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Transaction is required."), maxLength(64, "At most 64 characters.")],
  actionType: [required("Action is required.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
};

export const cashbackOverrideRules: Rules<CashbackOverride> = {
  minWithdrawAmountInUSD: [required("Minimum withdrawal is required."), places(2), ge(0.01, "The minimum withdrawal must be at least 0.01.")],
  autoApproval: [required("Auto approval is required.")],
  settings: [required("Add at least one level."), minLength(1, "Add at least one level."), maxItems(20, "Limited to 20 rows")],
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  settingsToOverride: [maxItems(20, "Limited to 20 rows")],
};

export const cashbackPlayerRules: Rules<CashbackPlayer> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
};

export const cashbackRestoreRules: Rules<CashbackRestore> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  minWithdrawAmountInUSD: [places(2)],
  autoApproval: [],
  settings: [],
  settingsToOverride: [],
};
