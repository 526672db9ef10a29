// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  quickDashboard: {"method": "GET", "path": "/api/dashboards/quick", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  dashboard: {"method": "GET", "path": "/api/dashboards/period", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  dashboardBetsChart: {"method": "GET", "path": "/api/dashboards/bets", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Report"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
