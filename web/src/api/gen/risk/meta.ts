// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  riskPlayers: {"method": "POST", "path": "/api/reports/risk-management/players", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Risk"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  riskPlayer: {"method": "GET", "path": "/api/reports/risk-management/players/{playerCode}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Risk"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  riskReview: {"method": "POST", "path": "/api/reports/risk-management/reviews", "effect": "write", "isPublic": false, "success": "Player reviewed!", "failure": "The review was not kept. Please try again.", "tags": [], "invalidates": ["Badges", "Risk"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  riskSettings: {"method": "GET", "path": "/api/reports/risk-management/settings", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Risk"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  riskSettingsUpdate: {"method": "PUT", "path": "/api/reports/risk-management/settings", "effect": "write", "isPublic": false, "success": "Risk rules saved!", "failure": "The risk rules were not saved. Please try again.", "tags": [], "invalidates": ["Badges", "Risk"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
