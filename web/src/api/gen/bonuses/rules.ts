// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, pattern, places, required, type Rules } from "../../rules";
import type { BonusDefinitionDraft, BonusDefinitionEdit, BonusDefinitionSwitch, BonusGift, BonusGiftQuestion, BonusQuestion, BonusReleaseDraft, BonusReleaseEdit, BonusTerms, BonusText, ReleaseTerms, ReleaseTier } from "./endpoints";

export const bonusDefinitionDraftRules: Rules<BonusDefinitionDraft> = {
  type: [required("Choose a type.")],
  prizeType: [required("Choose fixed or percentage.")],
  texts: [minLength(1, "Enter a title."), maxItems(20, "At most 20 languages.")],
  amountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  percentage: [places(4), ge(0.0001, "More than 0."), le(500, "At most 500 percent.")],
  maxBonusAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  minDepositAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  wageringMultiplier: [required("Enter a multiplier, or 0."), places(2), ge(0, "At least 0."), le(100, "At most 100.")],
  daysToUse: [required("Enter the days."), ge(1, "At least 1 day."), le(365, "At most 365 days.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  budgetInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const bonusDefinitionEditRules: Rules<BonusDefinitionEdit> = {
  type: [required("Choose a type.")],
  prizeType: [required("Choose fixed or percentage.")],
  texts: [minLength(1, "Enter a title."), maxItems(20, "At most 20 languages.")],
  amountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  percentage: [places(4), ge(0.0001, "More than 0."), le(500, "At most 500 percent.")],
  maxBonusAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  minDepositAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  wageringMultiplier: [required("Enter a multiplier, or 0."), places(2), ge(0, "At least 0."), le(100, "At most 100.")],
  daysToUse: [required("Enter the days."), ge(1, "At least 1 day."), le(365, "At most 365 days.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  budgetInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
};

export const bonusDefinitionSwitchRules: Rules<BonusDefinitionSwitch> = {
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  status: [required("Choose active or disabled.")],
};

export const bonusGiftRules: Rules<BonusGift> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerCode: [required("Missing player code."), maxLength(100, "At most 100 characters.")],
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  amountInUSD: [required("Enter an amount."), places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  note: [required("A note is required."), maxLength(200, "The note has at most 200 characters.")],
};

export const bonusGiftQuestionRules: Rules<BonusGiftQuestion> = {
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  amountInUSD: [required("Enter an amount."), places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  playerCodes: [minLength(1, "Choose a player."), maxItems(1000, "At most 1000 players.")],
};

export const bonusQuestionRules: Rules<BonusQuestion> = {
  opId: [],
  bonusId: [maxLength(100, "At most 100 characters.")],
  definition: [],
  releaseId: [maxLength(100, "At most 100 characters.")],
  release: [],
  depositInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  wagerInUSD: [places(2), ge(0, "At least 0."), le(1000000000, "At most 1,000,000,000 USD.")],
};

export const bonusReleaseDraftRules: Rules<BonusReleaseDraft> = {
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  betType: [],
  gameProviders: [maxItems(100, "At most 100.")],
  games: [maxItems(100, "At most 100.")],
  schedule: [required("Choose a rhythm.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  isActive: [required("Choose active or disabled.")],
  tiers: [minLength(1, "Enter a tier."), maxItems(20, "At most 20 tiers.")],
};

export const bonusReleaseEditRules: Rules<BonusReleaseEdit> = {
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  betType: [],
  gameProviders: [maxItems(100, "At most 100.")],
  games: [maxItems(100, "At most 100.")],
  schedule: [required("Choose a rhythm.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  isActive: [required("Choose active or disabled.")],
  tiers: [minLength(1, "Enter a tier."), maxItems(20, "At most 20 tiers.")],
  releaseId: [required("Bonus release is required."), maxLength(100, "At most 100 characters.")],
};

export const bonusTermsRules: Rules<BonusTerms> = {
  type: [required("Choose a type.")],
  prizeType: [required("Choose fixed or percentage.")],
  texts: [minLength(1, "Enter a title."), maxItems(20, "At most 20 languages.")],
  amountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  percentage: [places(4), ge(0.0001, "More than 0."), le(500, "At most 500 percent.")],
  maxBonusAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  minDepositAmountInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  wageringMultiplier: [required("Enter a multiplier, or 0."), places(2), ge(0, "At least 0."), le(100, "At most 100.")],
  daysToUse: [required("Enter the days."), ge(1, "At least 1 day."), le(365, "At most 365 days.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  budgetInUSD: [places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
};

export const bonusTextRules: Rules<BonusText> = {
  language: [required("Choose a language."), pattern("^(?:[a-z]{2,3})$", "Enter a language code, such as en.")],
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
};

export const releaseTermsRules: Rules<ReleaseTerms> = {
  bonusId: [required("Bonus is required."), maxLength(100, "At most 100 characters.")],
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  betType: [],
  gameProviders: [maxItems(100, "At most 100.")],
  games: [maxItems(100, "At most 100.")],
  schedule: [required("Choose a rhythm.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  isActive: [required("Choose active or disabled.")],
  tiers: [minLength(1, "Enter a tier."), maxItems(20, "At most 20 tiers.")],
};

export const releaseTierRules: Rules<ReleaseTier> = {
  tier: [ge(1, "Tiers are counted from 1.")],
  requiredWager: [required("Enter a wager."), places(2), ge(0.01, "More than 0."), le(1000000000, "At most 1,000,000,000 USD.")],
  minWinOdds: [places(2), ge(1, "At least 1."), le(1000, "At most 1,000.")],
  maxBonusAmountInUSD: [required("Enter an amount."), places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
  minBetAmountInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD.")],
};
