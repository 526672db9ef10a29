// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersSearch: {"method": "POST", "path": "/api/players/search", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playersList: {"method": "GET", "path": "/api/players", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  player: {"method": "POST", "path": "/api/player", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playersBalances: {"method": "GET", "path": "/api/players/balances", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Wallet"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  playersBlock: {"method": "POST", "path": "/api/players/block", "effect": "write", "isPublic": false, "success": "Saved.", "failure": null, "tags": [], "makesStale": ["Player"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  playersDelete: {"method": "DELETE", "path": "/api/players/delete", "effect": "write", "isPublic": false, "success": "Player deleted successfully", "failure": "Unable to perform this action", "tags": [], "makesStale": ["Player"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
