// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playerWallet: {"method": "GET", "path": "/api/player/wallet", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Wallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  walletFacts: {"method": "GET", "path": "/api/player/wallet/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Wallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  walletTopup: {"method": "POST", "path": "/api/player/wallet/topup", "effect": "write", "isPublic": false, "success": {"field": "action", "byValue": {"top-up": "The amount has been increased successfully", "deduct": "The amount has been decreased successfully"}}, "failure": null, "tags": [], "makesStale": ["Activity", "Operator", "Player", "Transaction", "Wallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "changeWallet", "body": "walletTopup"}},
  walletTopupBonus: {"method": "POST", "path": "/api/player/wallet/topup-bonus", "effect": "write", "isPublic": false, "success": {"field": "action", "byValue": {"top-up": "The amount has been increased successfully", "deduct": "The amount has been decreased successfully"}}, "failure": null, "tags": [], "makesStale": ["Activity", "Player", "Transaction", "Wallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "changeWallet", "body": "bonusTopup"}},
  walletConvert: {"method": "POST", "path": "/api/player/wallet/convert", "effect": "write", "isPublic": false, "success": "Balance Converted!", "failure": null, "tags": [], "makesStale": ["Activity", "Player", "Transaction", "Wallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "changeWallet", "body": "balanceConversion"}},
  exchangeRates: {"method": "POST", "path": "/api/paymentsV2/deposit/exchange-rates", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Rates"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
