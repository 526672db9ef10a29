// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { AffiliateTerms, MonthName, Named, ProfitBreakdown, ReferralChannelType, SummaryPeriod, TestPlayersInclusion } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    affiliates: build.query<AffiliatesApiResponse, AffiliatesApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          query: queryArg.query,
          affId: queryArg.affId,
          affCode: queryArg.affCode,
          referredBy: queryArg.referredBy,
          status: queryArg.status,
          hasOpenAmount: queryArg.hasOpenAmount,
        },
      }),
    }),
    affiliateCreate: build.mutation<AffiliateCreateApiResponse, AffiliateCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates`,
        method: "POST",
        body: queryArg.affiliateDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    affiliate: build.query<AffiliateApiResponse, AffiliateApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/accounts/${encodeURIComponent(String(queryArg.userCode))}`,
      }),
    }),
    affiliateDelete: build.mutation<AffiliateDeleteApiResponse, AffiliateDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/delete`,
        method: "POST",
        body: queryArg.affiliateDeletion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    affiliateSettingsUpdate: build.mutation<
      AffiliateSettingsUpdateApiResponse,
      AffiliateSettingsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/affiliates/settings`,
        method: "PUT",
        body: queryArg.affiliateSettingsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    affiliateSettingsPreview: build.query<
      AffiliateSettingsPreviewApiResponse,
      AffiliateSettingsPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/affiliates/settings/preview`,
        method: "POST",
        body: queryArg.affiliateSettingsForm,
      }),
    }),
    affiliateReport: build.query<AffiliateReportApiResponse, AffiliateReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/affiliate`,
        method: "POST",
        body: queryArg.affiliateReportForm,
        params: {
          opId: queryArg.opId,
          affId: queryArg.affId,
        },
      }),
    }),
    affiliateActivePlayers: build.query<
      AffiliateActivePlayersApiResponse,
      AffiliateActivePlayersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/active-players`,
        method: "POST",
        body: queryArg.activePlayersRequest,
      }),
    }),
    affiliatePlayers: build.query<AffiliatePlayersApiResponse, AffiliatePlayersApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/players`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          from: queryArg["from"],
          to: queryArg.to,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          subChannelId: queryArg.subChannelId,
          playerCode: queryArg.playerCode,
          joinedFrom: queryArg.joinedFrom,
          joinedTo: queryArg.joinedTo,
          depositedFrom: queryArg.depositedFrom,
          depositedTo: queryArg.depositedTo,
          hasDeposited: queryArg.hasDeposited,
          isActive: queryArg.isActive,
        },
      }),
    }),
    affiliateMonths: build.query<AffiliateMonthsApiResponse, AffiliateMonthsApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/months`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          affId: queryArg.affId,
          year: queryArg.year,
        },
      }),
    }),
    affiliateStatement: build.query<AffiliateStatementApiResponse, AffiliateStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/affiliates/months/${encodeURIComponent(String(queryArg.recordId))}`,
      }),
    }),
    affiliateClaimHistory: build.query<
      AffiliateClaimHistoryApiResponse,
      AffiliateClaimHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/claim-history`,
        method: "POST",
        body: queryArg.claimHistoryRequest,
        params: {
          opId: queryArg.opId,
          affId: queryArg.affId,
        },
      }),
    }),
    affiliateClaimReject: build.mutation<
      AffiliateClaimRejectApiResponse,
      AffiliateClaimRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/affiliates/claims`,
        method: "PUT",
        body: queryArg.affiliateClaimDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type AffiliatesApiResponse = /** status 200 Done. */ AffiliatePage;
export type AffiliatesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  query?: string;
  affId?: string;
  affCode?: string;
  referredBy?: string;
  status?: "ACTIVE" | "BLOCKED" | "DELETED";
  hasOpenAmount?: boolean;
};
export type AffiliateCreateApiResponse = /** status 200 Done. */ AffiliateDetails;
export type AffiliateCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  affiliateDraft: AffiliateDraft;
};
export type AffiliateApiResponse = /** status 200 Done. */ AffiliateDetails;
export type AffiliateApiArg = {
  userCode: string;
};
export type AffiliateDeleteApiResponse = /** status 200 Done. */ any;
export type AffiliateDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliateDeletion: AffiliateDeletion;
};
export type AffiliateSettingsUpdateApiResponse = /** status 200 Done. */ AffiliateDetails;
export type AffiliateSettingsUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliateSettingsForm: AffiliateSettingsForm;
};
export type AffiliateSettingsPreviewApiResponse = /** status 200 Done. */ SettingsPreview;
export type AffiliateSettingsPreviewApiArg = {
  affiliateSettingsForm: AffiliateSettingsForm;
};
export type AffiliateReportApiResponse = /** status 200 Done. */ AffiliateReport;
export type AffiliateReportApiArg = {
  opId?: string;
  affId?: string;
  affiliateReportForm: AffiliateReportForm;
};
export type AffiliateActivePlayersApiResponse = /** status 200 Done. */ PageAffiliatePlayer;
export type AffiliateActivePlayersApiArg = {
  activePlayersRequest: ActivePlayersRequest;
};
export type AffiliatePlayersApiResponse = /** status 200 Done. */ PageAffiliatePlayer;
export type AffiliatePlayersApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  affId?: string;
  channelId?: string;
  subChannelId?: string;
  playerCode?: string;
  joinedFrom?: string;
  joinedTo?: string;
  depositedFrom?: string;
  depositedTo?: string;
  hasDeposited?: boolean;
  isActive?: boolean;
};
export type AffiliateMonthsApiResponse = /** status 200 Done. */ PageAffiliateMonth;
export type AffiliateMonthsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  affId?: string;
  year?: number;
};
export type AffiliateStatementApiResponse = /** status 200 Done. */ AffiliateStatement;
export type AffiliateStatementApiArg = {
  recordId: string;
};
export type AffiliateClaimHistoryApiResponse = /** status 200 Done. */ AffiliateClaim[];
export type AffiliateClaimHistoryApiArg = {
  opId?: string;
  affId?: string;
  claimHistoryRequest: ClaimHistoryRequest;
};
export type AffiliateClaimRejectApiResponse = /** status 200 Done. */ AffiliateClaim;
export type AffiliateClaimRejectApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliateClaimDecision: AffiliateClaimDecision;
};
export type AffiliateStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type WaitingSettings = {
  affiliateSettings: AffiliateTerms;
  validFrom: string;
  setBy: Named;
  setAt: string;
};
export type Affiliate = {
  userCode: string;
  affId: string;
  affCode: string;
  affTitle: string;
  nickname: string;
  email: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  status: AffiliateStatus;
  referredBy?: string | null;
  referredByTitle?: string | null;
  players: number;
  channels: number;
  openAmountInUSD: number;
  claimableInUSD: number;
  affiliateSettings: AffiliateTerms;
  waitingSettings?: WaitingSettings | null;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string | null;
  revision: number;
};
export type AffiliateTotals = {
  players: number;
  openAmountInUSD: number;
  claimableInUSD: number;
};
export type AffiliatePage = {
  items: Affiliate[];
  count: number;
  remaining: number;
  totals: AffiliateTotals;
};
export type AffiliateDetails = {
  userCode: string;
  affId: string;
  affCode: string;
  affTitle: string;
  nickname: string;
  email: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  status: AffiliateStatus;
  referredBy?: string | null;
  referredByTitle?: string | null;
  players: number;
  channels: number;
  openAmountInUSD: number;
  claimableInUSD: number;
  affiliateSettings: AffiliateTerms;
  waitingSettings?: WaitingSettings | null;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string | null;
  revision: number;
  language: string;
  timezone: string;
  referredAffiliates: number;
  deletionBlockers: string[];
};
export type AffiliateDraft = {
  administrationFeePercentage: number;
  depositFeePercentage: number;
  withdrawFeePercentage: number;
  referralFeePercentage: number;
  casinoCommission: number;
  sportCommission: number;
  email: string;
  password: string;
  nickname: string;
  userCode: string;
  language?: string;
  timezone?: string;
  opId?: string | null;
  affCode?: string | null;
  referredBy?: string | null;
};
export type AffiliateDeletion = {
  adminId: string;
};
export type AffiliateSettingsForm = {
  administrationFeePercentage: number;
  depositFeePercentage: number;
  withdrawFeePercentage: number;
  referralFeePercentage: number;
  casinoCommission: number;
  sportCommission: number;
  adminId: string;
};
export type SettingsPreview = {
  month: MonthName | null;
  year: number | null;
  present: ProfitBreakdown | null;
  proposed: ProfitBreakdown | null;
};
export type AffiliateReportRow = {
  timeStamp: string;
  totalBetAmountInUSD: number;
  totalBetCount: number;
  totalPlInUSD: number;
  signups: number;
  totalFtdCount: number;
};
export type AffiliateReport = {
  data: AffiliateReportRow[];
};
export type ReportGranularity = "MONTHLY";
export type AffiliateReportForm = {
  from: string;
  to: string;
  granularity?: ReportGranularity;
  testPlayersInclusion?: TestPlayersInclusion;
  interpolate?: boolean;
  futureInterpolation?: boolean;
  opId?: string | null;
  parentOpId?: string | null;
  affId?: string | null;
  channelId?: string | null;
};
export type AffiliatePlayer = {
  playerCode: string;
  registrationMonth: string;
  hasDeposited: boolean;
  wagerInUSD: number;
  isActive: boolean;
};
export type PageAffiliatePlayer = {
  items: AffiliatePlayer[];
  count: number;
  remaining: number;
};
export type ActivePlayersRequest = {
  from?: string | null;
  to?: string | null;
  affId?: string | null;
  playerCode?: string | null;
  opId?: string | null;
  channelId?: string | null;
  subChannelId?: string | null;
  channelType?: ReferralChannelType | null;
  period?: SummaryPeriod | null;
  page?: number;
  limit?: number;
};
export type AffiliateClaimStatus = "CLAIMED" | "PAID" | "REJECTED";
export type AffiliateMonth = {
  recordId: string;
  affId: string;
  opId: string;
  month: MonthName;
  year: number;
  closedAt: string;
  affiliateSettings: AffiliateTerms;
  profitBreakdown: ProfitBreakdown;
  claimId?: string | null;
  claimStatus?: AffiliateClaimStatus | null;
};
export type PageAffiliateMonth = {
  items: AffiliateMonth[];
  count: number;
  remaining: number;
};
export type StatementCode =
  | "COMMISSION"
  | "REFERRAL_INCOME"
  | "ADMINISTRATION_FEE"
  | "DEPOSIT_FEES"
  | "WITHDRAW_FEES"
  | "CARRIED_LOSS";
export type StatementLine = {
  code: StatementCode;
  label: string;
  formula: string;
  amountInUSD: number;
};
export type CarriedFrom = {
  recordId: string;
  month: MonthName;
  year: number;
  netProfitInUSD: number;
};
export type UnlistedActivity = {
  casinoGgrInUSD: number;
  sportGgrInUSD: number;
  totalDepositsInUSD: number;
  totalWithdrawsInUSD: number;
};
export type AffiliateStatement = {
  recordId: string;
  affId: string;
  opId: string;
  month: MonthName;
  year: number;
  closedAt: string;
  affiliateSettings: AffiliateTerms;
  profitBreakdown: ProfitBreakdown;
  claimId?: string | null;
  claimStatus?: AffiliateClaimStatus | null;
  affTitle: string;
  opTitle: string;
  lines: StatementLine[];
  carriedFrom?: CarriedFrom | null;
  unlisted?: UnlistedActivity | null;
};
export type ClaimedMonth = {
  recordId: string;
  month: MonthName;
  year: number;
  netProfitInUSD: number;
};
export type AffiliateClaim = {
  claimId: string;
  from: string;
  to: string;
  amountInUSD: number;
  affId: string;
  affTitle: string;
  opId: string;
  opTitle: string;
  status: AffiliateClaimStatus;
  months: ClaimedMonth[];
  claimedAt: string;
  note: string;
  paymentId?: string | null;
  decidedBy?: Named | null;
  decidedAt?: string | null;
  revision: number;
};
export type ClaimHistoryRequest = {
  from?: string | null;
  to?: string | null;
  affId?: string | null;
  opId?: string | null;
  status?: AffiliateClaimStatus | null;
};
export type AffiliateClaimAction = "reject";
export type AffiliateClaimDecision = {
  claimId: string;
  actionType: AffiliateClaimAction;
  note: string;
};

export const {
  useAffiliatesQuery,
  useLazyAffiliatesQuery,
  useAffiliateCreateMutation,
  useAffiliateQuery,
  useLazyAffiliateQuery,
  useAffiliateDeleteMutation,
  useAffiliateSettingsUpdateMutation,
  useAffiliateSettingsPreviewQuery,
  useLazyAffiliateSettingsPreviewQuery,
  useAffiliateReportQuery,
  useLazyAffiliateReportQuery,
  useAffiliateActivePlayersQuery,
  useLazyAffiliateActivePlayersQuery,
  useAffiliatePlayersQuery,
  useLazyAffiliatePlayersQuery,
  useAffiliateMonthsQuery,
  useLazyAffiliateMonthsQuery,
  useAffiliateStatementQuery,
  useLazyAffiliateStatementQuery,
  useAffiliateClaimHistoryQuery,
  useLazyAffiliateClaimHistoryQuery,
  useAffiliateClaimRejectMutation,
} = api;
