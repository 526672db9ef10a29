// Generated from the contracts by `make contracts`. Never edited.

import type { Level, Permission, Role } from "./enums";

export interface OperationMeta {
  readonly method: string;
  readonly path: string;
  readonly effect: "read" | "write";
  readonly isPublic: boolean;
  readonly roles: readonly Role[];
  readonly levels: readonly Level[];
  readonly permission: Permission | null;
  readonly success: string | null;
  readonly failure: string | null;
  readonly tags: readonly string[];
  readonly makesStale: readonly string[];
  readonly isKeyed: boolean;
  readonly isMatched: boolean;
  readonly isPoll: boolean;
  readonly wholeAnswer: boolean;
}

export const operations = {
  authLogin: {"method": "POST", "path": "/api/auth/login", "effect": "write", "isPublic": true, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": "Email or password is incorrect.", "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  authLogout: {"method": "GET", "path": "/api/auth/logout", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  usersMe: {"method": "GET", "path": "/api/users/me", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Me"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  usersMeCheck: {"method": "GET", "path": "/api/users/me/check", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  operatorsMenuList: {"method": "GET", "path": "/api/operators/menu-list", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsMe: {"method": "POST", "path": "/api/operators/me", "effect": "read", "isPublic": false, "roles": ["OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsShow: {"method": "POST", "path": "/api/operators/show", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  general: {"method": "GET", "path": "/api/general", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["General"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  rates: {"method": "GET", "path": "/api/rates", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Rates"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  adminBadges: {"method": "GET", "path": "/api/admin/badges", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": ["Badges"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  outcome: {"method": "GET", "path": "/api/outcomes/{key}", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV2Invoices: {"method": "GET", "path": "/api/billingV2/invoices", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR"], "permission": "billing_v2_read", "success": null, "failure": null, "tags": ["InvoiceV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV2Invoice: {"method": "GET", "path": "/api/billingV2/invoices/{invoiceId}", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR"], "permission": "billing_v2_read", "success": null, "failure": null, "tags": ["InvoiceV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV2InvoiceGenerate: {"method": "POST", "path": "/api/billingV2/invoice", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": "billing_v2_write", "success": "Invoice Generated!", "failure": null, "tags": [], "makesStale": ["CardsV2", "InvoiceV2"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV2InvoiceUpdate: {"method": "PUT", "path": "/api/billingV2/invoice", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": "billing_v2_write", "success": "Invoice Note Updated!", "failure": null, "tags": [], "makesStale": ["InvoiceV2"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV2InvoiceDelete: {"method": "DELETE", "path": "/api/billingV2/invoice", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": "billing_v2_write", "success": "Invoice Deleted!", "failure": null, "tags": [], "makesStale": ["CardsV2", "InvoiceV2"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV2InvoiceSettings: {"method": "GET", "path": "/api/billingV2/invoice/settings", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": "billing_v2_read", "success": null, "failure": null, "tags": ["InvoiceSettingsV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV2InvoiceSettingsUpdate: {"method": "PUT", "path": "/api/billingV2/invoice/settings", "effect": "write", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": "billing_v2_write", "success": "Invoice Settings Updated!", "failure": null, "tags": [], "makesStale": ["InvoiceSettingsV2"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV2DashboardCards: {"method": "POST", "path": "/api/billingV2/dashboard-cards", "effect": "read", "isPublic": false, "roles": ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER"], "levels": ["PLATFORM", "OPERATOR"], "permission": "billing_v2_read", "success": null, "failure": null, "tags": ["CardsV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  simulatorAccounts: {"method": "GET", "path": "/api/simulator/accounts", "effect": "read", "isPublic": true, "roles": ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"], "levels": ["PLATFORM", "OPERATOR", "BRAND", "AFFILIATE"], "permission": null, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;

export type OperationId = keyof typeof operations;

export const tagTypes = ["Badges", "CardsV2", "General", "InvoiceSettingsV2", "InvoiceV2", "Me", "Operator", "Rates"] as const;
