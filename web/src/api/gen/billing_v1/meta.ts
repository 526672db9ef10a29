// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  billingV1Invoices: {"method": "GET", "path": "/api/billing/invoices", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  billingV1Invoice: {"method": "GET", "path": "/api/billing/invoices/{invoiceId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  billingV1InvoiceGenerate: {"method": "POST", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Generated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  billingV1InvoiceUpdate: {"method": "PUT", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  billingV1InvoiceDelete: {"method": "DELETE", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Deleted!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  billingV1PaymentAdd: {"method": "POST", "path": "/api/billing/operator/payment", "effect": "write", "isPublic": false, "success": "Payment Added!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "operatorPaymentForm"}},
  billingV1PaymentDelete: {"method": "DELETE", "path": "/api/billing/operator/payment", "effect": "write", "isPublic": false, "success": "Payment Deleted!", "failure": null, "tags": [], "invalidates": ["BillingV1"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
