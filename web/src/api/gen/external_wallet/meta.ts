// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  externalWallets: {"method": "GET", "path": "/api/paymentsV2/withdraw/utopia/wallets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["ExternalWallet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  externalTransactions: {"method": "GET", "path": "/api/paymentsV2/withdraw/utopia/wallet/transactions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["ExternalWallet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  externalWalletTopup: {"method": "POST", "path": "/api/paymentsV2/withdraw/utopia/wallet/topup", "effect": "write", "isPublic": false, "success": "Topup Request Submitted!", "failure": "Internal Error. Please try again later.", "tags": [], "invalidates": ["ExternalWallet"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  externalWalletWithdraw: {"method": "POST", "path": "/api/paymentsV2/withdraw/utopia/wallet/withdraw", "effect": "write", "isPublic": false, "success": "Withdraw Request Submitted!", "failure": "Internal Error. Please try again later.", "tags": [], "invalidates": ["ExternalWallet"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
