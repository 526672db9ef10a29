// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  generalNotifications: {"method": "GET", "path": "/api/general/notifications", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Notification"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  generalNotificationsNews: {"method": "GET", "path": "/api/general/notifications/news", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Notification"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": true, "returnsEnvelope": false},
  generalNotificationsRead: {"method": "PUT", "path": "/api/general/notifications/read", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": ["Notification"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  generalNotificationDelete: {"method": "DELETE", "path": "/api/general/notifications", "effect": "write", "isPublic": false, "success": "Notification Deleted!", "failure": "Failed to delete notification", "tags": [], "invalidates": ["Notification"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
