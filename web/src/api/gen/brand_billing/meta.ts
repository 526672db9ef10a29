// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  brandBillingRecords: {"method": "GET", "path": "/api/reports/brand-billing/records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandBillingRecord: {"method": "GET", "path": "/api/reports/brand-billing/records/{recordId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandBillingInvoiceGenerate: {"method": "POST", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Generated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  brandBillingInvoiceUpdate: {"method": "PUT", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  brandBillingInvoiceDelete: {"method": "DELETE", "path": "/api/reports/brand-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Deleted!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  brandBillingPaymentAdd: {"method": "POST", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Added!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "act": {"name": "recordV1Payment", "body": "brandPaymentForm"}},
  brandBillingPaymentUpdate: {"method": "PUT", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Updated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "act": {"name": "recordV1Payment", "body": "brandPaymentEdit"}},
  brandBillingPaymentDelete: {"method": "DELETE", "path": "/api/reports/brand-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Deleted!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
