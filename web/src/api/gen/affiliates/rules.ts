// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxLength, minLength, pattern, places, required, type Rules } from "../../rules";
import type { ActivePlayersRequest, AffiliateClaimDecision, AffiliateDeletion, AffiliateDraft, AffiliateReportForm, AffiliateSettingsForm, ClaimHistoryRequest } from "./endpoints";

export const activePlayersRequestRules: Rules<ActivePlayersRequest> = {
  from: [],
  to: [],
  affId: [maxLength(64, "At most 64 characters.")],
  playerCode: [maxLength(64, "At most 64 characters.")],
  opId: [],
  channelId: [maxLength(64, "At most 64 characters.")],
  subChannelId: [maxLength(64, "At most 64 characters.")],
  channelType: [],
  period: [],
  page: [ge(1, "Pages are counted from 1."), le(1000000000, "There is no page beyond 1000000000.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};

export const affiliateClaimDecisionRules: Rules<AffiliateClaimDecision> = {
  claimId: [required("Claim is required."), maxLength(64, "At most 64 characters.")],
  actionType: [required("Choose reject.")],
  note: [required("Note is required."), maxLength(500, "At most 500 characters.")],
};

export const affiliateDeletionRules: Rules<AffiliateDeletion> = {
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
};

export const affiliateDraftRules: Rules<AffiliateDraft> = {
  administrationFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  depositFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  withdrawFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  referralFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  casinoCommission: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  sportCommission: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  email: [required("Email is required."), maxLength(254, "At most 254 characters."), pattern("^(?:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$", "Invalid email address")],
  password: [required("Password is required.")],
  nickname: [required("Nickname is required."), pattern("^(?:[A-Za-z0-9 ]*)$", "Invalid nickname, special characters are not allowed in nickname"), minLength(3, "At least 3 characters."), maxLength(15, "At most 15 characters.")],
  userCode: [required("User code is required."), pattern("^(?:[A-Za-z0-9_-]*)$", "Only letters, digits, hyphens and underscores."), minLength(3, "At least 3 characters."), maxLength(15, "At most 15 characters.")],
  language: [maxLength(16, "At most 16 characters.")],
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  opId: [],
  affCode: [pattern("^(?:[A-Z0-9_-]{3,20})$", "3 to 20 capital letters, digits, hyphens and underscores.")],
  referredBy: [maxLength(64, "At most 64 characters.")],
};

export const affiliateReportFormRules: Rules<AffiliateReportForm> = {
  from: [required("From is required.")],
  to: [required("To is required.")],
  granularity: [],
  testPlayersInclusion: [],
  interpolate: [],
  futureInterpolation: [],
  opId: [],
  parentOpId: [],
  affId: [maxLength(64, "At most 64 characters.")],
  channelId: [maxLength(64, "At most 64 characters.")],
};

export const affiliateSettingsFormRules: Rules<AffiliateSettingsForm> = {
  administrationFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  depositFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  withdrawFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  referralFeePercentage: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  casinoCommission: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  sportCommission: [required("Percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  adminId: [required("Choose an account."), maxLength(64, "At most 64 characters.")],
};

export const claimHistoryRequestRules: Rules<ClaimHistoryRequest> = {
  from: [],
  to: [],
  affId: [maxLength(64, "At most 64 characters.")],
  opId: [],
  status: [],
};
