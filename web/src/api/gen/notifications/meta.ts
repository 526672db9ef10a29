// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  generalNotifications: {"method": "GET", "path": "/api/general/notifications", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Notification"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  generalNotificationsNews: {"method": "GET", "path": "/api/general/notifications/news", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Notification"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  generalNotificationsRead: {"method": "PUT", "path": "/api/general/notifications/read", "effect": "write", "isPublic": false, "success": null, "failure": null, "tags": [], "makesStale": ["Notification"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  generalNotificationDelete: {"method": "DELETE", "path": "/api/general/notifications", "effect": "write", "isPublic": false, "success": "Notification Deleted!", "failure": "Failed to delete notification", "tags": [], "makesStale": ["Notification"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
