// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  simulatorActivity: {"method": "GET", "path": "/api/simulator/activity", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["SimulatorActivity"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  simulatorActivitySet: {"method": "POST", "path": "/api/simulator/activity", "effect": "write", "isPublic": false, "success": "Live activity changed.", "failure": null, "tags": [], "invalidates": ["SimulatorActivity"], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
