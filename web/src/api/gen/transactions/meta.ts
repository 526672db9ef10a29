// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  transactionsList: {"method": "GET", "path": "/api/transactions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transactionsProfit: {"method": "GET", "path": "/api/transactions/profit", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  transactionGateways: {"method": "GET", "path": "/api/transactions/gateways", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Gateways"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transaction: {"method": "GET", "path": "/api/transactions/details/{txId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transactionEffect: {"method": "GET", "path": "/api/transactions/effect", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Transaction"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transactionDelete: {"method": "DELETE", "path": "/api/transactionsV2", "effect": "write", "isPublic": false, "success": "Transaction Deleted!", "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  transactionBonus: {"method": "PUT", "path": "/api/transactions/bonus", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transactionReferralClaim: {"method": "PUT", "path": "/api/transactionsV2/referral-claim", "effect": "write", "isPublic": false, "success": "Referral claim approved succesfully.", "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  transactionAffiliateWithdraw: {"method": "PUT", "path": "/api/transactions/affiliate/withdraw", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": ["Badges", "Cashback", "CashbackClaims", "Player", "Transaction", "Wallet", "Withdrawal"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
