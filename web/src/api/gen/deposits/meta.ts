// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  depositsList: {"method": "GET", "path": "/api/transactionsV2/deposit", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  depositFacts: {"method": "GET", "path": "/api/transactionsV2/deposit/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  depositVerify: {"method": "POST", "path": "/api/transactionsV2/deposit/verify", "effect": "write", "isPublic": false, "success": "Deposit Verified!", "failure": "Unable to verify transaction", "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "verifyDeposit", "body": "depositKey"}},
  depositRejectOrder: {"method": "POST", "path": "/api/transactionsV2/deposit/reject-deposit-order", "effect": "write", "isPublic": false, "success": "Deposit Rejected!", "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
