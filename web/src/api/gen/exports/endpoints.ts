// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    exportCreate: build.mutation<ExportCreateApiResponse, ExportCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/exports`,
        method: "POST",
        body: queryArg.exportForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    exportDownload: build.query<ExportDownloadApiResponse, ExportDownloadApiArg>({
      query: (queryArg) => ({
        url: `/api/exports/${encodeURIComponent(String(queryArg.exportId))}`,
      }),
    }),
    exportCancel: build.mutation<ExportCancelApiResponse, ExportCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/exports/${encodeURIComponent(String(queryArg.exportId))}`,
        method: "DELETE",
      }),
    }),
    exportState: build.query<ExportStateApiResponse, ExportStateApiArg>({
      query: (queryArg) => ({
        url: `/api/exports/${encodeURIComponent(String(queryArg.exportId))}/state`,
      }),
    }),
  }),
  overrideExisting: false,
});

export type ExportCreateApiResponse = /** status 200 Done. */ ExportMade;
export type ExportCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  exportForm: ExportForm;
};
export type ExportDownloadApiResponse = /** status 200 Done. */ any;
export type ExportDownloadApiArg = {
  exportId: string;
};
export type ExportCancelApiResponse = /** status 200 Done. */ ExportState;
export type ExportCancelApiArg = {
  exportId: string;
};
export type ExportStateApiResponse = /** status 200 Done. */ ExportState;
export type ExportStateApiArg = {
  exportId: string;
};
export type ExportMade = {
  exportId: string;
  rows: number;
  fileName: string;
  personal: string[];
  isMasked?: boolean;
  fetchWithinSeconds: number;
};
export type ExportList =
  | "activities"
  | "admins"
  | "afdDomains"
  | "affiliateActivePlayers"
  | "affiliateBillingRecords"
  | "affiliateMonths"
  | "affiliatePlayers"
  | "affiliates"
  | "appliedFreebets"
  | "bankAccounts"
  | "betsList"
  | "billingV1Invoices"
  | "billingV2Invoices"
  | "billingV2Payments"
  | "bonusClaims"
  | "bonusDefinitions"
  | "bonusReleases"
  | "bonusTransactions"
  | "brandBillingRecords"
  | "brands"
  | "cashbackList"
  | "cashbackPending"
  | "channels"
  | "cmsBanners"
  | "cmsPages"
  | "cmsPosts"
  | "cmsSlides"
  | "cmsV2Banners"
  | "cmsV2Cards"
  | "cmsV2Menus"
  | "cmsV2Modals"
  | "cmsV2Notifications"
  | "cmsV2Pages"
  | "cmsV2Posts"
  | "cmsV2Slides"
  | "depositsList"
  | "externalTransactions"
  | "externalWallets"
  | "flows"
  | "games"
  | "gateways"
  | "kycDocuments"
  | "mediaList"
  | "mediaV2List"
  | "operatorBetsList"
  | "operatorBillingRecords"
  | "operatorsList"
  | "partnerReportTable"
  | "playerBonusReleases"
  | "playerBonuses"
  | "playersBalances"
  | "playersList"
  | "playersReveals"
  | "playersTotalTransactions"
  | "playersTotalUsers"
  | "quickBetsList"
  | "referralPending"
  | "referralProfits"
  | "referralWithdrawals"
  | "reportTable"
  | "riskCardUsers"
  | "riskPlayers"
  | "roles"
  | "staffPermissions"
  | "subChannels"
  | "supportTickets"
  | "techTickets"
  | "tournamentWinners"
  | "tournaments"
  | "tournamentsWithWinners"
  | "transactionsList"
  | "transactionsProfit"
  | "translations"
  | "treasuries"
  | "treasuryAccounts"
  | "usernames"
  | "withdrawJobFailures"
  | "withdrawJobs"
  | "withdrawalsList";
export type ExportFilters = {
  opId?: string | null;
  [key: string]: any;
};
export type ExportColumn = {
  field: string;
  title: string;
  labels?: {
    [key: string]: string;
  } | null;
};
export type ExportFormat = "csv" | "xlsx";
export type ExportForm = {
  list: ExportList;
  filters?: ExportFilters;
  columns: ExportColumn[];
  format: ExportFormat;
  name?: string | null;
  keepsHeadings?: boolean;
  isMasked?: boolean;
  page?: string | null;
};
export type ExportStage = "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELED";
export type ExportState = {
  exportId: string;
  stage: ExportStage;
  rows: number;
  done: number;
  startedAt: string;
  message?: string | null;
};

export const {
  useExportCreateMutation,
  useExportDownloadQuery,
  useLazyExportDownloadQuery,
  useExportCancelMutation,
  useExportStateQuery,
  useLazyExportStateQuery,
} = api;
