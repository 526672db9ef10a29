// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorBillingRecords: {"method": "GET", "path": "/api/reports/operator-billing/records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorBillingRecord: {"method": "GET", "path": "/api/reports/operator-billing/records/{recordId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorBillingInvoiceUpdate: {"method": "PUT", "path": "/api/reports/operator-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  operatorBillingPaymentUpdate: {"method": "PUT", "path": "/api/reports/operator-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Updated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "operatorPaymentEdit"}},
} as const satisfies Record<string, OperationMeta>;
