// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  auth0Domains: {"method": "GET", "path": "/api/dev/auth0/domains", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Auth0Domain"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  auth0DomainAdd: {"method": "POST", "path": "/api/dev/auth0/domains", "effect": "write", "isPublic": false, "success": "Domain is successfully added!", "failure": "Failed to add domain", "tags": [], "invalidates": ["Auth0Domain"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  auth0DomainDelete: {"method": "DELETE", "path": "/api/dev/auth0/domains", "effect": "write", "isPublic": false, "success": "Domain deleted", "failure": "Failed to delete domain", "tags": [], "invalidates": ["Auth0Domain"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  auth0Organizations: {"method": "GET", "path": "/api/dev/auth0/organizations", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Auth0Organization"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  auth0OrganizationDelete: {"method": "DELETE", "path": "/api/dev/auth0/organizations", "effect": "write", "isPublic": false, "success": "Organization deleted", "failure": "Failed to delete organization", "tags": [], "invalidates": ["Auth0Organization"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
