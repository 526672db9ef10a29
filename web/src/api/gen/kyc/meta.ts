// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  kycDocuments: {"method": "GET", "path": "/api/players/kyc", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["KycDocument"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  kycDocument: {"method": "GET", "path": "/api/players/kyc/{uuid}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["KycDocument"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  kycFacts: {"method": "GET", "path": "/api/players/kyc/{uuid}/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["KycDocument"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  kycImage: {"method": "GET", "path": "/api/players/kyc/{uuid}/images/{imageId}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": [], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  kycDocumentAdd: {"method": "POST", "path": "/api/players/documents", "effect": "write", "isPublic": false, "success": "Document added!", "failure": "Error happened while uploading your file", "tags": [], "invalidates": ["Badges", "KycDocument", "Player", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "upload": {"field": "file", "form": "multipart", "types": ["image/jpeg", "image/png", "image/webp"], "mostBytes": 2097152, "mostFiles": 1, "tooLarge": "File size is large. Maximum allowed size is 2 MB"}},
  kycReview: {"method": "PUT", "path": "/api/players/kyc", "effect": "write", "isPublic": false, "success": {"field": "action", "byValue": {"approve": "Document approved!", "reject": "Document rejected!"}}, "failure": "The document was not changed. Please try again.", "tags": [], "invalidates": ["Badges", "KycDocument", "Player", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "approveDocument", "body": "kycReview"}},
} as const satisfies Record<string, OperationMeta>;
