// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  playersSearch: {"method": "POST", "path": "/api/players/search", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playersList: {"method": "GET", "path": "/api/players", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  player: {"method": "POST", "path": "/api/player", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  playersBlock: {"method": "POST", "path": "/api/players/block", "effect": "write", "isPublic": false, "success": "Saved.", "failure": null, "tags": [], "invalidates": ["Player"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  playersDelete: {"method": "DELETE", "path": "/api/players/delete", "effect": "write", "isPublic": false, "success": "Player deleted successfully", "failure": "Unable to perform this action", "tags": [], "invalidates": ["Player"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  playersBalances: {"method": "GET", "path": "/api/players/balances", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Player", "Wallet"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
