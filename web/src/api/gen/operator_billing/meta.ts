// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorBillingRecords: {"method": "GET", "path": "/api/reports/operator-billing/records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorBillingRecord: {"method": "GET", "path": "/api/reports/operator-billing/records/{recordId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BillingV1"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorBillingInvoiceUpdate: {"method": "PUT", "path": "/api/reports/operator-billing/invoice", "effect": "write", "isPublic": false, "success": "Invoice Updated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  operatorBillingPaymentUpdate: {"method": "PUT", "path": "/api/reports/operator-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Updated!", "failure": null, "tags": [], "makesStale": ["BillingV1"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "act": {"name": "recordV1Payment", "body": "operatorPaymentEdit"}},
} as const satisfies Record<string, OperationMeta>;
