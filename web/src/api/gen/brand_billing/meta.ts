// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  brandBillingRecords: {"method": "GET", "path": "/api/reports/brand-billing/records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandBillingRecord: {"method": "GET", "path": "/api/reports/brand-billing/records/{recordId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandBillingInvoiceGenerate: {"method": "POST", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Generated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  brandBillingInvoiceUpdate: {"method": "PUT", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  brandBillingInvoiceDelete: {"method": "DELETE", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Deleted!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  brandBillingPaymentAdd: {"method": "POST", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Added!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "brandPaymentForm"}},
  brandBillingPaymentUpdate: {"method": "PUT", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Updated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "brandPaymentEdit"}},
  brandBillingPaymentDelete: {"method": "DELETE", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Deleted!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
