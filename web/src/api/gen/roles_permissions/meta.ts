// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  roles: {"method": "GET", "path": "/api/users/roles", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Role"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  role: {"method": "GET", "path": "/api/users/roles", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Role"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  roleEffect: {"method": "POST", "path": "/api/users/roles/preview", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Role"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  roleProgress: {"method": "GET", "path": "/api/users/roles/progress", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Role"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
  roleUpdate: {"method": "PUT", "path": "/api/users/roles", "effect": "write", "isPublic": false, "success": "Permissions has been updated successfully!", "failure": "Error while updating the Permissions!", "tags": [], "makesStale": ["Me", "Role", "StaffPermission", "User"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
  roleDelete: {"method": "DELETE", "path": "/api/users/roles", "effect": "write", "isPublic": false, "success": "Role deleted!", "failure": "Failed to delete role", "tags": [], "makesStale": ["Me", "Role", "StaffPermission", "User"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
  staffPermissions: {"method": "GET", "path": "/api/users/permissions-v2", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["StaffPermission"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  staffPermissionSave: {"method": "POST", "path": "/api/users/permissions-v2", "effect": "write", "isPublic": false, "success": "Permission saved!", "failure": "Error while updating the Permissions!", "tags": [], "makesStale": ["Me", "Role", "StaffPermission"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
  staffPermissionDelete: {"method": "DELETE", "path": "/api/users/permissions-v2", "effect": "write", "isPublic": false, "success": "Permission deleted!", "failure": "Failed to delete permission", "tags": [], "makesStale": ["Me", "Role", "StaffPermission"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
} as const satisfies Record<string, OperationMeta>;
