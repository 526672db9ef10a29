// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  providerPayment: {"method": "GET", "path": "/api/billingV2/provider-payment", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CardsV2", "ProviderPayment"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  providerTransferAssign: {"method": "POST", "path": "/api/billingV2/provider-payment/assign", "effect": "write", "isPublic": false, "success": "Transfer assigned.", "failure": null, "tags": [], "makesStale": ["CardsV2", "InvoiceV2", "PaymentV2", "ProviderPayment"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "assignTransfer", "body": "transferAssignment"}},
  providerTransferReverse: {"method": "POST", "path": "/api/billingV2/provider-payment/reverse", "effect": "write", "isPublic": false, "success": "Assignment reversed.", "failure": null, "tags": [], "makesStale": ["CardsV2", "InvoiceV2", "PaymentV2", "ProviderPayment"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
