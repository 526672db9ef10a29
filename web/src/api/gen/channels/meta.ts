// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  channels: {"method": "GET", "path": "/api/affiliates/channels", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Channel"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  channel: {"method": "GET", "path": "/api/affiliates/channels/{id}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Channel"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  subChannels: {"method": "GET", "path": "/api/affiliates/sub-channels", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Channel"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  channelDomains: {"method": "GET", "path": "/api/affiliates/domains", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Channel"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  channelCreate: {"method": "POST", "path": "/api/affiliates/channels", "effect": "write", "isPublic": false, "success": "Channel has been created successfully!", "failure": "Unable to create new channel", "tags": [], "invalidates": ["Activity", "Affiliate", "Channel"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  channelUpdate: {"method": "PUT", "path": "/api/affiliates/channels", "effect": "write", "isPublic": false, "success": "Channel has been updated successfully!", "failure": "Error while updating the channel!", "tags": [], "invalidates": ["Activity", "Affiliate", "Channel"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  channelDelete: {"method": "DELETE", "path": "/api/affiliates/channels", "effect": "write", "isPublic": false, "success": "Channel deleted!", "failure": "Failed to delete channel", "tags": [], "invalidates": ["Activity", "Affiliate", "Channel"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
