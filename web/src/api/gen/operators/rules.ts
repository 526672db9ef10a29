// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, pattern, places, required, type Rules } from "../../rules";
import type { OperatorDraft, OperatorGeneral, OperatorNamed, OperatorSettingsEdit } from "./endpoints";

export const operatorDraftRules: Rules<OperatorDraft> = {
  opId: [required("Operator ID is required."), maxLength(40, "At most 40 characters."), pattern("^(?:[a-z][a-z0-9]*(-[a-z0-9]+)*)$", "Lower-case letters, digits and single hyphens, a letter first.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
  supportEmail: [required("Support email is required."), maxLength(254, "At most 254 characters."), pattern("^(?:[^@ ]+@[^@ ]+[.][^@ ]+)$", "Enter an email address.")],
  defaultLanguage: [required("Default language is required."), maxLength(16, "At most 16 characters.")],
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  allowedCurrenciesToPlay: [required("Choose at least one currency."), minLength(1, "Choose at least one currency."), maxItems(10, "Choose each currency once.")],
  dailyTopupLimitInUSD: [required("Enter the limit."), places(2), ge(0, "The limit must be at least 0."), le(1000000000, "At most 1,000,000,000 USD.")],
  isActive: [],
};

export const operatorGeneralRules: Rules<OperatorGeneral> = {
  opId: [required("Operator not found, please select an operator.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
  supportEmail: [required("Support email is required."), maxLength(254, "At most 254 characters."), pattern("^(?:[^@ ]+@[^@ ]+[.][^@ ]+)$", "Enter an email address.")],
  defaultLanguage: [required("Default language is required."), maxLength(16, "At most 16 characters.")],
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
};

export const operatorNamedRules: Rules<OperatorNamed> = {
  opId: [required("Operator not found, please select an operator.")],
};

export const operatorSettingsEditRules: Rules<OperatorSettingsEdit> = {
  opId: [required("Operator not found, please select an operator.")],
  isActive: [required("Choose active or inactive.")],
  dailyTopupLimitInUSD: [places(2), ge(0, "The limit must be at least 0."), le(1000000000, "At most 1,000,000,000 USD.")],
  maxTournamentPrizesInUSD: [places(2), ge(0, "At least 0."), le(100000000, "At most 100,000,000 USD.")],
  allowedCurrenciesToPlay: [minLength(1, "Choose at least one currency."), maxItems(10, "Choose each currency once.")],
  additionalTopupCurrencies: [maxItems(10, "Choose each currency once.")],
  depositGateways: [maxItems(16, "Choose each gateway once.")],
  withdrawGateways: [maxItems(16, "Choose each gateway once.")],
};
