// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  translations: {"method": "GET", "path": "/api/dictionary", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Translation"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translationsMissing: {"method": "GET", "path": "/api/dictionary/missing", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Translation"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translationsExport: {"method": "GET", "path": "/api/dictionary/export", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translationsPreview: {"method": "POST", "path": "/api/dictionary/import/preview", "effect": "read", "isPublic": false, "success": null, "failure": "The file could not be read. Please try again.", "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translationsImport: {"method": "POST", "path": "/api/dictionary/import", "effect": "write", "isPublic": false, "success": "Translations imported!", "failure": "Nothing was imported. Please try again.", "tags": [], "invalidates": ["Translation"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translation: {"method": "GET", "path": "/api/dictionary/texts/{rowKey}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Translation"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  translationSave: {"method": "POST", "path": "/api/dictionary", "effect": "write", "isPublic": false, "success": "Translation saved!", "failure": "The translation was not saved. Please try again.", "tags": [], "invalidates": ["Translation"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  translationDelete: {"method": "DELETE", "path": "/api/dictionary", "effect": "write", "isPublic": false, "success": "Translation deleted!", "failure": "Failed to delete translation", "tags": [], "invalidates": ["Translation"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
