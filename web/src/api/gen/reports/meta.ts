// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  reportTable: {"method": "GET", "path": "/api/reports/tables", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  reportChanges: {"method": "GET", "path": "/api/reports/tables/changes", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  partnerReportTable: {"method": "GET", "path": "/api/reports/partners", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
