// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  operatorsMenuList: {"method": "GET", "path": "/api/operators/menu-list", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsMe: {"method": "POST", "path": "/api/operators/me", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsShow: {"method": "POST", "path": "/api/operators/show", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsSettings: {"method": "GET", "path": "/api/operators/settings", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["OperatorSettings"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsList: {"method": "GET", "path": "/api/operators", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorsGeneralUpdate: {"method": "PUT", "path": "/api/operators/general", "effect": "write", "isPublic": false, "success": "General settings saved!", "failure": "The general settings were not saved. Please try again.", "tags": [], "makesStale": ["Me", "Operator"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  operatorsSettingsUpdate: {"method": "PUT", "path": "/api/operators/settings", "effect": "write", "isPublic": false, "success": "Settings saved!", "failure": "The settings were not saved. Please try again.", "tags": [], "makesStale": ["Operator"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
