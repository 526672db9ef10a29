// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorsMenuList: {"method": "GET", "path": "/api/operators/menu-list", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorsMe: {"method": "POST", "path": "/api/operators/me", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorsShow: {"method": "POST", "path": "/api/operators/show", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorsList: {"method": "GET", "path": "/api/operators", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorCreate: {"method": "POST", "path": "/api/operators", "effect": "write", "isPublic": false, "success": "Operator created!", "failure": "The operator was not created. Please try again.", "tags": [], "invalidates": ["Me", "Operator"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorsGeneralUpdate: {"method": "PUT", "path": "/api/operators/general", "effect": "write", "isPublic": false, "success": "General settings saved!", "failure": "The general settings were not saved. Please try again.", "tags": [], "invalidates": ["Me", "Operator"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  operatorsSettingsUpdate: {"method": "PUT", "path": "/api/operators/settings", "effect": "write", "isPublic": false, "success": "Settings saved!", "failure": "The settings were not saved. Please try again.", "tags": [], "invalidates": ["Operator"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  operatorsSettings: {"method": "GET", "path": "/api/operators/settings", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["OperatorSettings"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
