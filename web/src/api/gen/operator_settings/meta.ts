// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorsAffiliatesUpdate: {"method": "PUT", "path": "/api/operators/settings/affiliates", "effect": "write", "isPublic": false, "success": "Affiliate settings saved!", "failure": "The affiliate settings were not saved. Please try again.", "tags": [], "invalidates": ["OperatorSettings", "Player"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  operatorsCashbackUpdate: {"method": "PUT", "path": "/api/operators/settings/cashback", "effect": "write", "isPublic": false, "success": "Cashback settings saved!", "failure": "The cashback settings were not saved. Please try again.", "tags": [], "invalidates": ["Cashback", "OperatorSettings"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  operatorsSettingsRestore: {"method": "DELETE", "path": "/api/operators/settings", "effect": "write", "isPublic": false, "success": "Settings restored!", "failure": "The settings were not restored. Please try again.", "tags": [], "invalidates": ["Cashback", "OperatorSettings", "Player"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
