// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  depositsList: {"method": "GET", "path": "/api/transactionsV2/deposit", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  depositFacts: {"method": "GET", "path": "/api/transactionsV2/deposit/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  depositVerify: {"method": "POST", "path": "/api/transactionsV2/deposit/verify", "effect": "write", "isPublic": false, "success": "Deposit Verified!", "failure": "Unable to verify transaction", "tags": [], "invalidates": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "verifyDeposit", "body": "depositKey"}},
  depositRejectOrder: {"method": "POST", "path": "/api/transactionsV2/deposit/reject-deposit-order", "effect": "write", "isPublic": false, "success": "Deposit Rejected!", "failure": null, "tags": [], "invalidates": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
