// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  cashbackCalculator: {"method": "POST", "path": "/api/reports/cashback/calculator", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackPlayerSummary: {"method": "POST", "path": "/api/reports/cashback/player/summary", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Cashback"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackPlayerStanding: {"method": "GET", "path": "/api/reports/cashback/player/settings", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Cashback"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackSettingsOverride: {"method": "PUT", "path": "/api/reports/cashback/player/settings/override", "effect": "write", "isPublic": false, "success": "Cashback settings updated.", "failure": null, "tags": [], "makesStale": ["Cashback"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  cashbackSettingsRestore: {"method": "POST", "path": "/api/reports/cashback/player/settings/restore", "effect": "write", "isPublic": false, "success": "Cashback settings restored.", "failure": null, "tags": [], "makesStale": ["Cashback"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  cashbackClaim: {"method": "POST", "path": "/api/reports/cashback/claim", "effect": "write", "isPublic": false, "success": "Cashback claimed succesfully.", "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackList: {"method": "GET", "path": "/api/transactions/cashback", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CashbackClaims"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackPending: {"method": "GET", "path": "/api/transactions/pending-cashback", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CashbackClaims"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackEffect: {"method": "GET", "path": "/api/transactions/cashback/effect", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CashbackClaims"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  cashbackDecide: {"method": "PUT", "path": "/api/transactions/cashback", "effect": "write", "isPublic": false, "success": "Cashback updated.", "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
