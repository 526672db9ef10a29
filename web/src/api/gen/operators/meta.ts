// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorsMenuList: {"method": "GET", "path": "/api/operators/menu-list", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsMe: {"method": "POST", "path": "/api/operators/me", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsShow: {"method": "POST", "path": "/api/operators/show", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsSettings: {"method": "GET", "path": "/api/operators/settings", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["OperatorSettings"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
