// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxLength, places, required, type Rules } from "../../rules";
import type { CashbackLevelRow, InvoiceV1Edit, Person, ReferralLevelTerms, RevenueShareTerms } from "./types";

export const cashbackLevelRowRules: Rules<CashbackLevelRow> = {
  lostAmountInUSD: [required("Loss amount is required."), places(2), ge(0, "The loss amount must be at least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  percentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
};

export const invoiceV1EditRules: Rules<InvoiceV1Edit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  note: [maxLength(500, "At most 500 characters.")],
  invoiceId: [required("Missing Invoice ID.")],
};

export const personRules: Rules<Person> = {
  id: [],
  nickname: [],
};

export const referralLevelTermsRules: Rules<ReferralLevelTerms> = {
  level: [],
  requiredWagerInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  emailCpr: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  gmailCpr: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  telegramCpr: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  maxCpr: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  cpa: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
};

export const revenueShareTermsRules: Rules<RevenueShareTerms> = {
  monthlyReferredPlayersTotalWagerInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(1000000000000, "At most 1,000,000,000,000 USD.")],
  revenueSharePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
};
