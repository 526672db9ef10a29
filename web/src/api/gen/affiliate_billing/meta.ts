// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  affiliateBillingRecords: {"method": "GET", "path": "/api/reports/affiliate-billing/records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["AffiliateBilling"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  affiliateBillingRecord: {"method": "GET", "path": "/api/reports/affiliate-billing/records/{recordId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["AffiliateBilling"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  affiliateBillingAffiliates: {"method": "GET", "path": "/api/reports/affiliate-billing/affiliates", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["AffiliateBilling"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  affiliateBillingPaymentAdd: {"method": "POST", "path": "/api/reports/affiliate-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Added!", "failure": null, "tags": [], "invalidates": ["AffiliateBilling"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "affiliatePaymentForm"}},
  affiliateBillingPaymentUpdate: {"method": "PUT", "path": "/api/reports/affiliate-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Updated!", "failure": null, "tags": [], "invalidates": ["AffiliateBilling"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "recordV1Payment", "body": "affiliatePaymentEdit"}},
  affiliateBillingPaymentDelete: {"method": "DELETE", "path": "/api/reports/affiliate-billing/payment", "effect": "write", "isPublic": false, "success": "Payment Deleted!", "failure": null, "tags": [], "invalidates": ["AffiliateBilling"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
