// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named, Role } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    views: build.query<ViewsApiResponse, ViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/views`,
        params: {
          listId: queryArg.listId,
          search: queryArg.search,
        },
      }),
    }),
    viewAdd: build.mutation<ViewAddApiResponse, ViewAddApiArg>({
      query: (queryArg) => ({
        url: `/api/views`,
        method: "POST",
        body: queryArg.viewForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    viewUpdate: build.mutation<ViewUpdateApiResponse, ViewUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "PUT",
        body: queryArg.viewEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    viewDelete: build.mutation<ViewDeleteApiResponse, ViewDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type ViewsApiResponse = /** status 200 Done. */ SavedViews;
export type ViewsApiArg = {
  listId?:
    | "roles"
    | "staff_permissions"
    | "players.players"
    | "players.balances"
    | "admins"
    | "operators"
    | "brands"
    | "reveals"
    | "transactions.all"
    | "transactions.profit"
    | "transactions.profit.simple"
    | "risk"
    | "risk_management"
    | "reports.operator"
    | "reports.game-operator"
    | "reports.games"
    | "reports.game-providers"
    | "reports.game-financial"
    | "reports.registration"
    | "reports.transactions"
    | "reports.transactionsV2"
    | "reports.transaction-operator"
    | "reports.bonus-releases"
    | "reports.bonus-transactions"
    | "reports.top-affiliates"
    | "reports.top-channels"
    | "dashboards"
    | "usernames"
    | "kyc.documents"
    | "bank_accounts"
    | "bets"
    | "bets.quick"
    | "sport_freebets"
    | "tournaments"
    | "tournaments.winners"
    | "tournament_winners"
    | "flows"
    | "cashback.claims"
    | "cashback.pending"
    | "referrals.profit"
    | "referrals.pending"
    | "referrals.withdrawals"
    | "media"
    | "media.v2"
    | "cms.banners"
    | "cms.pages"
    | "cms.blog"
    | "cms.slides"
    | "cms.v2.banners"
    | "cms.v2.cards"
    | "cms.v2.modals"
    | "cms.v2.menus"
    | "cms.v2.pages"
    | "cms.v2.blog"
    | "cms.v2.slides"
    | "cms.v2.notifications"
    | "games"
    | "translations"
    | "activities"
    | "wallet.topups"
    | "wallet.rates"
    | "gateways.deposit"
    | "gateways.deposit.v2"
    | "gateways.withdraw"
    | "gateways.withdraw.v2"
    | "treasuries"
    | "treasuries.accounts"
    | "external_wallet.transactions"
    | "billing_v1.invoices"
    | "billing_v1.own"
    | "billing_v2.operators"
    | "billing_v2.own"
    | "billing_v2.own_payments"
    | "billing_v2.payments"
    | "operator_billing.records"
    | "brand_billing.records"
    | "affiliate_billing.records"
    | "affiliates"
    | "channels"
    | "bonuses.definitions"
    | "bonuses.releases"
    | "bonuses.claims"
    | "bonuses.transactions"
    | "support"
    | "tech_support"
    | "deposits.list"
    | "deposits.orders"
    | "deposits.pending"
    | "withdrawals.list"
    | "withdrawals.pending"
    | "cf_accounts.v1"
    | "cf_accounts.v2"
    | "domains_v1.zones"
    | "domains_v2.domains"
    | "dev_dns.records"
    | "afd.domains"
    | "afd.profiles"
    | "auth0.domains"
    | "auth0.organizations"
    | "app_service.apps";
  search?: string;
};
export type ViewAddApiResponse = /** status 200 Done. */ SavedView;
export type ViewAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  viewForm: ViewForm;
};
export type ViewUpdateApiResponse = /** status 200 Done. */ SavedView;
export type ViewUpdateApiArg = {
  viewId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  viewEdit: ViewEdit;
};
export type ViewDeleteApiResponse = /** status 200 Done. */ any;
export type ViewDeleteApiArg = {
  viewId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type ListId =
  | "roles"
  | "staff_permissions"
  | "players.players"
  | "players.balances"
  | "admins"
  | "operators"
  | "brands"
  | "reveals"
  | "transactions.all"
  | "transactions.profit"
  | "transactions.profit.simple"
  | "risk"
  | "risk_management"
  | "reports.operator"
  | "reports.game-operator"
  | "reports.games"
  | "reports.game-providers"
  | "reports.game-financial"
  | "reports.registration"
  | "reports.transactions"
  | "reports.transactionsV2"
  | "reports.transaction-operator"
  | "reports.bonus-releases"
  | "reports.bonus-transactions"
  | "reports.top-affiliates"
  | "reports.top-channels"
  | "dashboards"
  | "usernames"
  | "kyc.documents"
  | "bank_accounts"
  | "bets"
  | "bets.quick"
  | "sport_freebets"
  | "tournaments"
  | "tournaments.winners"
  | "tournament_winners"
  | "flows"
  | "cashback.claims"
  | "cashback.pending"
  | "referrals.profit"
  | "referrals.pending"
  | "referrals.withdrawals"
  | "media"
  | "media.v2"
  | "cms.banners"
  | "cms.pages"
  | "cms.blog"
  | "cms.slides"
  | "cms.v2.banners"
  | "cms.v2.cards"
  | "cms.v2.modals"
  | "cms.v2.menus"
  | "cms.v2.pages"
  | "cms.v2.blog"
  | "cms.v2.slides"
  | "cms.v2.notifications"
  | "games"
  | "translations"
  | "activities"
  | "wallet.topups"
  | "wallet.rates"
  | "gateways.deposit"
  | "gateways.deposit.v2"
  | "gateways.withdraw"
  | "gateways.withdraw.v2"
  | "treasuries"
  | "treasuries.accounts"
  | "external_wallet.transactions"
  | "billing_v1.invoices"
  | "billing_v1.own"
  | "billing_v2.operators"
  | "billing_v2.own"
  | "billing_v2.own_payments"
  | "billing_v2.payments"
  | "operator_billing.records"
  | "brand_billing.records"
  | "affiliate_billing.records"
  | "affiliates"
  | "channels"
  | "bonuses.definitions"
  | "bonuses.releases"
  | "bonuses.claims"
  | "bonuses.transactions"
  | "support"
  | "tech_support"
  | "deposits.list"
  | "deposits.orders"
  | "deposits.pending"
  | "withdrawals.list"
  | "withdrawals.pending"
  | "cf_accounts.v1"
  | "cf_accounts.v2"
  | "domains_v1.zones"
  | "domains_v2.domains"
  | "dev_dns.records"
  | "afd.domains"
  | "afd.profiles"
  | "auth0.domains"
  | "auth0.organizations"
  | "app_service.apps";
export type SavedView = {
  viewId: string;
  listId: ListId;
  name: string;
  query: string;
  columns: string[] | null;
  sharedWith: Role[];
  owner: Named;
  isOwn: boolean;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type SavedViews = {
  views: SavedView[];
};
export type ViewForm = {
  name: string;
  query: string;
  columns?: string[] | null;
  sharedWith?: Role[];
  listId: ListId;
};
export type ViewEdit = {
  name: string;
  query: string;
  columns?: string[] | null;
  sharedWith?: Role[];
};

export const {
  useViewsQuery,
  useLazyViewsQuery,
  useViewAddMutation,
  useViewUpdateMutation,
  useViewDeleteMutation,
} = api;
