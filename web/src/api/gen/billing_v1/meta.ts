// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  billingV1Invoices: {"method": "GET", "path": "/api/billing/invoices", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV1Invoice: {"method": "GET", "path": "/api/billing/invoices/{invoiceId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV1InvoiceGenerate: {"method": "POST", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Generated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  billingV1InvoiceUpdate: {"method": "PUT", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV1InvoiceDelete: {"method": "DELETE", "path": "/api/billing/operator/invoice", "effect": "write", "isPublic": false, "success": "Invoice Deleted!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  billingV1PaymentAdd: {"method": "POST", "path": "/api/billing/operator/payment", "effect": "write", "isPublic": false, "success": "Payment Added!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "recordV1Payment", "body": "operatorPaymentForm"}},
  billingV1PaymentDelete: {"method": "DELETE", "path": "/api/billing/operator/payment", "effect": "write", "isPublic": false, "success": "Payment Deleted!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
