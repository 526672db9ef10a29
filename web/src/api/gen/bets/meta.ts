// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  betsList: {"method": "GET", "path": "/api/bets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorBetsList: {"method": "GET", "path": "/api/bets/operator", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  quickBetsList: {"method": "GET", "path": "/api/quick-bets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  bet: {"method": "GET", "path": "/api/bets/{id}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  betV2: {"method": "GET", "path": "/api/v2/bets/{betId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Bet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  betSettle: {"method": "POST", "path": "/api/v2/bets/settle", "effect": "write", "isPublic": false, "success": "Bet is now settled!", "failure": "The bet was not settled. Please try again.", "tags": [], "invalidates": ["Bet", "Cashback", "Player", "Wallet", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "settleBet", "body": "betSettlement"}},
} as const satisfies Record<string, OperationMeta>;
