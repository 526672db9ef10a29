// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersTotals: {"method": "GET", "path": "/api/players/totals", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playersTotalUsers: {"method": "GET", "path": "/api/players/total-users", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playersTotalTransactions: {"method": "GET", "path": "/api/players/total-users/transactions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playerBonusSummary: {"method": "POST", "path": "/api/reports/bonus/player/summary", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Wallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playerAffiliateSummary: {"method": "POST", "path": "/api/reports/affiliate/player/summary", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Wallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
