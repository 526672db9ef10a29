// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxLength, places, required, type Rules } from "../../rules";
import type { RiskPlayersQuery, RiskReviewForm, RiskSettingsForm } from "./endpoints";

export const riskPlayersQueryRules: Rules<RiskPlayersQuery> = {
  page: [ge(1, "Pages are counted from 1."), le(1000000000, "There is no page beyond 1000000000.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
  sort: [],
  opId: [],
  includeBrands: [],
  isBrand: [],
  isTest: [],
  playerCode: [maxLength(100, "At most 100 characters.")],
  level: [],
  rule: [],
  minScore: [ge(0, "At least 0."), le(1000, "At most 1000.")],
  isReviewed: [],
};

export const riskReviewFormRules: Rules<RiskReviewForm> = {
  playerCode: [required("Player code is required.")],
  note: [required("A note is required."), maxLength(500, "At most 500 characters.")],
  revision: [],
};

export const riskSettingsFormRules: Rules<RiskSettingsForm> = {
  cardPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  bankAccountPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  devicePoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  deviceDays: [required("Enter a number of days."), ge(1, "At least 1 day."), le(90, "At most 90 days.")],
  largeDepositPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  largeDepositTimes: [required("Enter a factor."), places(2), ge(1, "At least 1."), le(1000, "At most 1000.")],
  largeDepositInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000, "At most 1,000,000,000 USD.")],
  largeDepositDays: [required("Enter a number of days."), ge(1, "At least 1 day."), le(90, "At most 90 days.")],
  quickWithdrawalPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  quickWithdrawalHours: [required("Enter a number of hours."), ge(1, "At least 1 hour."), le(720, "At most 720 hours.")],
  bonusWithdrawalPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  bonusWithdrawalMinutes: [required("Enter a number of minutes."), ge(1, "At least 1 minute."), le(1440, "At most 1440 minutes.")],
  chargebackPoints: [required("Enter points, or 0."), ge(0, "At least 0."), le(100, "At most 100 points.")],
  mediumScore: [required("Enter a score."), ge(0, "At least 0."), le(1000, "At most 1000.")],
  highScore: [required("Enter a score."), ge(0, "At least 0."), le(1000, "At most 1000.")],
  opId: [],
};
