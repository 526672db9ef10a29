// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  externalWallets: {"method": "GET", "path": "/api/paymentsV2/withdraw/utopia/wallets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["ExternalWallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  externalTransactions: {"method": "GET", "path": "/api/paymentsV2/withdraw/utopia/wallet/transactions", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["ExternalWallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  externalWalletTopup: {"method": "POST", "path": "/api/paymentsV2/withdraw/utopia/wallet/topup", "effect": "write", "isPublic": false, "success": "Topup Request Submitted!", "failure": "Internal Error. Please try again later.", "tags": [], "makesStale": ["ExternalWallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  externalWalletWithdraw: {"method": "POST", "path": "/api/paymentsV2/withdraw/utopia/wallet/withdraw", "effect": "write", "isPublic": false, "success": "Withdraw Request Submitted!", "failure": "Internal Error. Please try again later.", "tags": [], "makesStale": ["ExternalWallet"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
