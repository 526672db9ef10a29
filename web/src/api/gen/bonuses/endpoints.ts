// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetGame, BetType, Named, PlayerOperator, TransactionPage, TransactionStatus, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    bonusDefinitions: build.query<BonusDefinitionsApiResponse, BonusDefinitionsApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/definitions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          title: queryArg.title,
          status: queryArg.status,
          type: queryArg["type"],
          prizeType: queryArg.prizeType,
        },
      }),
    }),
    bonusDefinitionCreate: build.mutation<
      BonusDefinitionCreateApiResponse,
      BonusDefinitionCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/definitions`,
        method: "POST",
        body: queryArg.bonusDefinitionDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    bonusDefinitionEdit: build.mutation<BonusDefinitionEditApiResponse, BonusDefinitionEditApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/definitions`,
        method: "PUT",
        body: queryArg.bonusDefinitionEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    bonusDefinitionDelete: build.mutation<
      BonusDefinitionDeleteApiResponse,
      BonusDefinitionDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/definitions`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          bonusId: queryArg.bonusId,
        },
      }),
    }),
    bonusDefinition: build.query<BonusDefinitionApiResponse, BonusDefinitionApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/definitions/${encodeURIComponent(String(queryArg.bonusId))}`,
      }),
    }),
    bonusDefinitionSwitch: build.mutation<
      BonusDefinitionSwitchApiResponse,
      BonusDefinitionSwitchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bonus/definitions/status`,
        method: "PUT",
        body: queryArg.bonusDefinitionSwitch,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    playerBonuses: build.query<PlayerBonusesApiResponse, PlayerBonusesApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/players`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          playerCode: queryArg.playerCode,
          bonusId: queryArg.bonusId,
          type: queryArg["type"],
          version: queryArg.version,
          isOpen: queryArg.isOpen,
        },
      }),
    }),
    bonusGive: build.mutation<BonusGiveApiResponse, BonusGiveApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/players`,
        method: "POST",
        body: queryArg.bonusGift,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    playerBonus: build.query<PlayerBonusApiResponse, PlayerBonusApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/players/${encodeURIComponent(String(queryArg.uniuqeId))}`,
      }),
    }),
    bonusGiftPreview: build.query<BonusGiftPreviewApiResponse, BonusGiftPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/players/preview`,
        method: "POST",
        body: queryArg.bonusGiftQuestion,
      }),
    }),
    bonusReleases: build.query<BonusReleasesApiResponse, BonusReleasesApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          title: queryArg.title,
          bonusId: queryArg.bonusId,
          status: queryArg.status,
          schedule: queryArg.schedule,
          betType: queryArg.betType,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    bonusReleaseCreate: build.mutation<BonusReleaseCreateApiResponse, BonusReleaseCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases`,
        method: "POST",
        body: queryArg.bonusReleaseDraft,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    bonusReleaseEdit: build.mutation<BonusReleaseEditApiResponse, BonusReleaseEditApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases`,
        method: "PUT",
        body: queryArg.bonusReleaseEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    bonusReleaseDelete: build.mutation<BonusReleaseDeleteApiResponse, BonusReleaseDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          releaseId: queryArg.releaseId,
        },
      }),
    }),
    playerBonusReleases: build.query<PlayerBonusReleasesApiResponse, PlayerBonusReleasesApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases/players`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          releaseId: queryArg.releaseId,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    bonusRelease: build.query<BonusReleaseApiResponse, BonusReleaseApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases/${encodeURIComponent(String(queryArg.releaseId))}`,
      }),
    }),
    bonusReleaseReport: build.query<BonusReleaseReportApiResponse, BonusReleaseReportApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/releases/${encodeURIComponent(String(queryArg.releaseId))}/report`,
      }),
    }),
    bonusPreview: build.query<BonusPreviewApiResponse, BonusPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/preview`,
        method: "POST",
        body: queryArg.bonusQuestion,
      }),
    }),
    bonusTransactions: build.query<BonusTransactionsApiResponse, BonusTransactionsApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/transactions`,
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
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
    bonusClaims: build.query<BonusClaimsApiResponse, BonusClaimsApiArg>({
      query: (queryArg) => ({
        url: `/api/bonus/claims`,
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
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          isOpen: queryArg.isOpen,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          gatewayUuid: queryArg.gatewayUuid,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isCost: queryArg.isCost,
          hasGateway: queryArg.hasGateway,
          affId: queryArg.affId,
          channelId: queryArg.channelId,
          order: queryArg.order,
          isDeleted: queryArg.isDeleted,
          dateField: queryArg.dateField,
          toExclusive: queryArg.toExclusive,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type BonusDefinitionsApiResponse = /** status 200 Done. */ PageBonusDefinition;
export type BonusDefinitionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  title?: string;
  status?: "ACTIVE" | "DEACTIVE";
  type?: "DEPOSIT_BONUS" | "MANUAL_BONUS" | "REGISTRATION_BONUS";
  prizeType?: "FIXED" | "PERCENTAGE";
};
export type BonusDefinitionCreateApiResponse = /** status 200 Done. */ BonusDefinition;
export type BonusDefinitionCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bonusDefinitionDraft: BonusDefinitionDraft;
};
export type BonusDefinitionEditApiResponse = /** status 200 Done. */ BonusDefinition;
export type BonusDefinitionEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bonusDefinitionEdit: BonusDefinitionEdit;
};
export type BonusDefinitionDeleteApiResponse = /** status 200 Done. */ any;
export type BonusDefinitionDeleteApiArg = {
  bonusId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BonusDefinitionApiResponse = /** status 200 Done. */ BonusDefinitionDetails;
export type BonusDefinitionApiArg = {
  bonusId: string;
};
export type BonusDefinitionSwitchApiResponse = /** status 200 Done. */ BonusDefinition;
export type BonusDefinitionSwitchApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bonusDefinitionSwitch: BonusDefinitionSwitch;
};
export type PlayerBonusesApiResponse = /** status 200 Done. */ PagePlayerBonus;
export type PlayerBonusesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  playerCode?: string;
  bonusId?: string;
  type?: "DEPOSIT_BONUS" | "MANUAL_BONUS" | "REGISTRATION_BONUS";
  version?: number;
  isOpen?: boolean;
};
export type BonusGiveApiResponse = /** status 200 Done. */ PlayerBonus;
export type BonusGiveApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bonusGift: BonusGift;
};
export type PlayerBonusApiResponse = /** status 200 Done. */ PlayerBonusDetails;
export type PlayerBonusApiArg = {
  uniuqeId: string;
};
export type BonusGiftPreviewApiResponse = /** status 200 Done. */ BonusGiftPreview;
export type BonusGiftPreviewApiArg = {
  bonusGiftQuestion: BonusGiftQuestion;
};
export type BonusReleasesApiResponse = /** status 200 Done. */ PageBonusRelease;
export type BonusReleasesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  title?: string;
  bonusId?: string;
  status?: "ACTIVE" | "EXPIRED" | "DISABLED";
  schedule?: "DAILY" | "WEEKLY" | "MONTHLY";
  betType?: "CASINO" | "SPORT";
  isDeleted?: boolean;
};
export type BonusReleaseCreateApiResponse = /** status 200 Done. */ BonusRelease;
export type BonusReleaseCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bonusReleaseDraft: BonusReleaseDraft;
};
export type BonusReleaseEditApiResponse = /** status 200 Done. */ BonusRelease;
export type BonusReleaseEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bonusReleaseEdit: BonusReleaseEdit;
};
export type BonusReleaseDeleteApiResponse = /** status 200 Done. */ any;
export type BonusReleaseDeleteApiArg = {
  releaseId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type PlayerBonusReleasesApiResponse = /** status 200 Done. */ PagePlayerBonusRelease;
export type PlayerBonusReleasesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  releaseId?: string;
  playerCode?: string;
};
export type BonusReleaseApiResponse = /** status 200 Done. */ BonusRelease;
export type BonusReleaseApiArg = {
  releaseId: string;
};
export type BonusReleaseReportApiResponse = /** status 200 Done. */ BonusReleaseReport;
export type BonusReleaseReportApiArg = {
  releaseId: string;
};
export type BonusPreviewApiResponse = /** status 200 Done. */ BonusAnswer;
export type BonusPreviewApiArg = {
  bonusQuestion: BonusQuestion;
};
export type BonusTransactionsApiResponse = /** status 200 Done. */ TransactionPage;
export type BonusTransactionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL"
    | "MINI_PAY"
    | "WEB3"
    | "PERFECT_MONEY";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type BonusClaimsApiResponse = /** status 200 Done. */ TransactionPage;
export type BonusClaimsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
    | "CONVERSION"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  isOpen?: boolean;
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  gatewayUuid?: string;
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL"
    | "MINI_PAY"
    | "WEB3"
    | "PERFECT_MONEY";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isCost?: boolean;
  hasGateway?: boolean;
  affId?: string;
  channelId?: string;
  order?: "unanswered" | "refused" | "unverified";
  isDeleted?: boolean;
  dateField?: "createdAt" | "confirmedAt" | "decidedAt";
  toExclusive?: boolean;
};
export type BonusType = "DEPOSIT_BONUS" | "MANUAL_BONUS" | "REGISTRATION_BONUS";
export type BonusPrizeType = "FIXED" | "PERCENTAGE";
export type BonusText = {
  language: string;
  title: string;
  description?: string;
};
export type BonusStatus = "ACTIVE" | "DEACTIVE" | "DELETED";
export type BonusDefinition = {
  type: BonusType;
  prizeType: BonusPrizeType;
  texts: BonusText[];
  amountInUSD?: number | null;
  percentage?: number | null;
  maxBonusAmountInUSD?: number | null;
  minDepositAmountInUSD?: number | null;
  wageringMultiplier: number;
  daysToUse: number;
  startTime: string;
  endTime: string;
  budgetInUSD?: number | null;
  _id: string;
  title: string;
  operator: PlayerOperator;
  status: BonusStatus;
  version: number;
  givenCount: number;
  spentInUSD: number;
  claimedAmountInUSD: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageBonusDefinition = {
  items: BonusDefinition[];
  count: number;
  remaining: number;
};
export type BonusDefinitionDraft = {
  type: BonusType;
  prizeType: BonusPrizeType;
  texts: BonusText[];
  amountInUSD?: number | null;
  percentage?: number | null;
  maxBonusAmountInUSD?: number | null;
  minDepositAmountInUSD?: number | null;
  wageringMultiplier: number;
  daysToUse: number;
  startTime: string;
  endTime: string;
  budgetInUSD?: number | null;
  opId: string;
};
export type BonusDefinitionEdit = {
  type: BonusType;
  prizeType: BonusPrizeType;
  texts: BonusText[];
  amountInUSD?: number | null;
  percentage?: number | null;
  maxBonusAmountInUSD?: number | null;
  minDepositAmountInUSD?: number | null;
  wageringMultiplier: number;
  daysToUse: number;
  startTime: string;
  endTime: string;
  budgetInUSD?: number | null;
  bonusId: string;
};
export type BonusVersion = {
  version: number;
  grantCount: number;
  openAmountInUSD: number;
};
export type BonusUse = {
  playerCount: number;
  grantCount: number;
  lockedAmountInUSD: number;
  unlockedAmountInUSD: number;
  pendingCount: number;
  releaseCount: number;
  versions: BonusVersion[];
};
export type BonusDefinitionDetails = {
  type: BonusType;
  prizeType: BonusPrizeType;
  texts: BonusText[];
  amountInUSD?: number | null;
  percentage?: number | null;
  maxBonusAmountInUSD?: number | null;
  minDepositAmountInUSD?: number | null;
  wageringMultiplier: number;
  daysToUse: number;
  startTime: string;
  endTime: string;
  budgetInUSD?: number | null;
  _id: string;
  title: string;
  operator: PlayerOperator;
  status: BonusStatus;
  version: number;
  givenCount: number;
  spentInUSD: number;
  claimedAmountInUSD: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  use: BonusUse;
};
export type ListedBonusStatus = "ACTIVE" | "DEACTIVE";
export type BonusDefinitionSwitch = {
  bonusId: string;
  status: ListedBonusStatus;
};
export type BonusHolder = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
};
export type NextUnlock = {
  releaseId: string;
  releaseTitle: string;
  tier: number;
  requiredWagerInUSD: number;
  wageredInUSD: number;
  unlocksInUSD: number;
  periodEndsAt: string;
};
export type PlayerBonus = {
  createdAt: string;
  bonusId: string | null;
  uniuqeId: string;
  title: string;
  type: BonusType | null;
  prizeType: BonusPrizeType | null;
  bonusAmountInUSD: number;
  version: number | null;
  txId: string | null;
  player: BonusHolder;
  operator: PlayerOperator;
  unlockedAmountInUSD: number;
  claimedAmountInUSD: number;
  heldAmountInUSD: number;
  lapsedAmountInUSD: number;
  deductedAmountInUSD: number;
  lockedAmountInUSD: number;
  claimableAmountInUSD: number;
  requiredWagerInUSD: number;
  wageredInUSD: number;
  lapsesAt: string | null;
  next: NextUnlock | null;
  revision: number;
};
export type PagePlayerBonus = {
  items: PlayerBonus[];
  count: number;
  remaining: number;
};
export type BonusGift = {
  acknowledged?: WarningCode[] | null;
  playerCode: string;
  bonusId: string;
  amountInUSD: number;
  note: string;
};
export type BonusUnlock = {
  releaseId: string | null;
  releaseTitle: string | null;
  tier: number | null;
  amountInUSD: number;
  unlockedAt: string;
  periodFrom: string | null;
  periodTo: string | null;
};
export type GrantClaim = {
  txId: string;
  amountInUSD: number;
  status: TransactionStatus;
  createdAt: string;
};
export type PlayerBonusDetails = {
  createdAt: string;
  bonusId: string | null;
  uniuqeId: string;
  title: string;
  type: BonusType | null;
  prizeType: BonusPrizeType | null;
  bonusAmountInUSD: number;
  version: number | null;
  txId: string | null;
  player: BonusHolder;
  operator: PlayerOperator;
  unlockedAmountInUSD: number;
  claimedAmountInUSD: number;
  heldAmountInUSD: number;
  lapsedAmountInUSD: number;
  deductedAmountInUSD: number;
  lockedAmountInUSD: number;
  claimableAmountInUSD: number;
  requiredWagerInUSD: number;
  wageredInUSD: number;
  lapsesAt: string | null;
  next: NextUnlock | null;
  revision: number;
  unlocks: BonusUnlock[];
  claims: GrantClaim[];
  wageringMultiplier: number | null;
  note: string | null;
};
export type EligiblePlayer = {
  playerCode: string;
  username: string;
  warnings?: WarningCode[] | null;
};
export type RefusedPlayer = {
  playerCode: string;
  username: string | null;
  field: string;
  reason: string;
};
export type BonusGiftPreview = {
  eligible: EligiblePlayer[];
  refused: RefusedPlayer[];
  sumInUSD: number;
  budgetLeftInUSD: number | null;
};
export type BonusGiftQuestion = {
  bonusId: string;
  amountInUSD: number;
  playerCodes: string[];
};
export type ReleaseSchedule = "DAILY" | "WEEKLY" | "MONTHLY";
export type BonusReleaseDefinition = {
  title: string;
  description: string;
  betType: BetType | null;
  gameProviders: string[];
  games: BetGame[];
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  isActive: boolean;
};
export type ReleaseStatus = "ACTIVE" | "EXPIRED" | "DISABLED";
export type ReleaseTier = {
  tier: number;
  requiredWager: number;
  minWinOdds?: number | null;
  maxBonusAmountInUSD: number;
  minBetAmountInUSD: number;
};
export type NextReleaseTerms = {
  title: string;
  description: string;
  betType: BetType | null;
  gameProviders: string[];
  games: BetGame[];
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  isActive: boolean;
  fromTime: string;
  tiers: ReleaseTier[];
};
export type BonusRelease = {
  lastUnlockedAt: string | null;
  unlockedAmountInUSD: number;
  claimedAmountInUSD: number;
  isDeleted: boolean;
  bonusReleaseDefinition: BonusReleaseDefinition;
  releaseId: string;
  bonusId: string;
  bonusTitle: string;
  operator: PlayerOperator;
  status: ReleaseStatus;
  tiers: ReleaseTier[];
  playerCount: number;
  nextTerms: NextReleaseTerms | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageBonusRelease = {
  items: BonusRelease[];
  count: number;
  remaining: number;
};
export type BonusReleaseDraft = {
  bonusId: string;
  title: string;
  description?: string;
  betType?: BetType | null;
  gameProviders?: string[];
  games?: string[];
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  isActive: boolean;
  tiers: ReleaseTier[];
};
export type BonusReleaseEdit = {
  bonusId: string;
  title: string;
  description?: string;
  betType?: BetType | null;
  gameProviders?: string[];
  games?: string[];
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  isActive: boolean;
  tiers: ReleaseTier[];
  releaseId: string;
};
export type TierProgress = {
  tier: number;
  requiredWager: number;
  minWinOdds?: number | null;
  maxBonusAmountInUSD: number;
  minBetAmountInUSD: number;
  wageredInUSD: number;
  isReached: boolean;
};
export type PlayerBonusRelease = {
  lastUnlockedAt: string | null;
  unlockedAmountInUSD: number;
  claimedAmountInUSD: number;
  isDeleted: boolean;
  bonusReleaseDefinition: BonusReleaseDefinition;
  releaseId: string;
  bonusId: string;
  bonusTitle: string;
  player: BonusHolder;
  status: ReleaseStatus;
  appliedTierRule: ReleaseTier | null;
  bonusAmountInUSD: number;
  wageredAmountInUSD: number;
  claimedCount: number;
  periodFrom: string | null;
  periodTo: string | null;
  tiers: TierProgress[];
};
export type PagePlayerBonusRelease = {
  items: PlayerBonusRelease[];
  count: number;
  remaining: number;
};
export type ReportedRelease = {
  _id: string;
  title: string;
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  betType: BetType | null;
  gameProviders: string[];
  games: string[];
  isActive: boolean;
};
export type BonusReleaseReport = {
  bonusAmountInUSD: number;
  totalUnlockedAmountInUSD: number;
  totalPlayersUnlocked: number;
  totalWageredAmountInUSD: number;
  totalClaimedAmountInUSD: number;
  totalClaimedCount: number;
  bonus: ReportedRelease;
};
export type PreviewedUnlock = {
  releaseTitle: string;
  requiredWagerInUSD: number;
  unlockedAmountInUSD: number;
};
export type BonusAnswer = {
  text: string;
  bonusAmountInUSD: number;
  unlocks: PreviewedUnlock[];
  unlockedAmountInUSD: number | null;
  requiredWagerInUSD: number;
  lapsesAfterDays: number;
  keepingCount: number;
};
export type BonusTerms = {
  type: BonusType;
  prizeType: BonusPrizeType;
  texts: BonusText[];
  amountInUSD?: number | null;
  percentage?: number | null;
  maxBonusAmountInUSD?: number | null;
  minDepositAmountInUSD?: number | null;
  wageringMultiplier: number;
  daysToUse: number;
  startTime: string;
  endTime: string;
  budgetInUSD?: number | null;
};
export type ReleaseTerms = {
  bonusId: string;
  title: string;
  description?: string;
  betType?: BetType | null;
  gameProviders?: string[];
  games?: string[];
  schedule: ReleaseSchedule;
  startTime: string;
  endTime: string;
  isActive: boolean;
  tiers: ReleaseTier[];
};
export type BonusQuestion = {
  opId?: string | null;
  bonusId?: string | null;
  definition?: BonusTerms | null;
  releaseId?: string | null;
  release?: ReleaseTerms | null;
  depositInUSD?: number | null;
  wagerInUSD?: number | null;
};

export const {
  useBonusDefinitionsQuery,
  useLazyBonusDefinitionsQuery,
  useBonusDefinitionCreateMutation,
  useBonusDefinitionEditMutation,
  useBonusDefinitionDeleteMutation,
  useBonusDefinitionQuery,
  useLazyBonusDefinitionQuery,
  useBonusDefinitionSwitchMutation,
  usePlayerBonusesQuery,
  useLazyPlayerBonusesQuery,
  useBonusGiveMutation,
  usePlayerBonusQuery,
  useLazyPlayerBonusQuery,
  useBonusGiftPreviewQuery,
  useLazyBonusGiftPreviewQuery,
  useBonusReleasesQuery,
  useLazyBonusReleasesQuery,
  useBonusReleaseCreateMutation,
  useBonusReleaseEditMutation,
  useBonusReleaseDeleteMutation,
  usePlayerBonusReleasesQuery,
  useLazyPlayerBonusReleasesQuery,
  useBonusReleaseQuery,
  useLazyBonusReleaseQuery,
  useBonusReleaseReportQuery,
  useLazyBonusReleaseReportQuery,
  useBonusPreviewQuery,
  useLazyBonusPreviewQuery,
  useBonusTransactionsQuery,
  useLazyBonusTransactionsQuery,
  useBonusClaimsQuery,
  useLazyBonusClaimsQuery,
} = api;
