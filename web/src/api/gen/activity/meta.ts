// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  simulatorActivity: {"method": "GET", "path": "/api/simulator/activity", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["SimulatorActivity"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  simulatorActivitySet: {"method": "POST", "path": "/api/simulator/activity", "effect": "write", "isPublic": false, "success": "Live activity changed.", "failure": null, "tags": [], "makesStale": ["SimulatorActivity"], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
