// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  betsList: {"method": "GET", "path": "/api/bets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorBetsList: {"method": "GET", "path": "/api/bets/operator", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  quickBetsList: {"method": "GET", "path": "/api/quick-bets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  bet: {"method": "GET", "path": "/api/bets/{id}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  betV2: {"method": "GET", "path": "/api/v2/bets/{betId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  betSettle: {"method": "POST", "path": "/api/v2/bets/settle", "effect": "write", "isPublic": false, "success": "Bet is now settled!", "failure": "The bet was not settled. Please try again.", "tags": [], "makesStale": ["Bet", "Cashback", "Player", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "settleBet", "body": "betSettlement"}},
} as const satisfies Record<string, OperationMeta>;
