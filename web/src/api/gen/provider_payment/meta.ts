// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  providerPayment: {"method": "GET", "path": "/api/billingV2/provider-payment", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CardsV2", "ProviderPayment"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  providerTransferAssign: {"method": "POST", "path": "/api/billingV2/provider-payment/assign", "effect": "write", "isPublic": false, "success": "Transfer assigned.", "failure": null, "tags": [], "invalidates": ["CardsV2", "InvoiceV2", "PaymentV2", "ProviderPayment"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "assignTransfer", "body": "transferAssignment"}},
  providerTransferReverse: {"method": "POST", "path": "/api/billingV2/provider-payment/reverse", "effect": "write", "isPublic": false, "success": "Assignment reversed.", "failure": null, "tags": [], "invalidates": ["CardsV2", "InvoiceV2", "PaymentV2", "ProviderPayment"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
