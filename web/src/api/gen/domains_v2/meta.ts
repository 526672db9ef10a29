// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  domainsV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2/zones", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DomainV2"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": true},
  domainV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2/zones", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DomainV2"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  domainV2Create: {"method": "POST", "path": "/api/operators/cf-tokens/v2/zones/create", "effect": "write", "isPublic": false, "success": "Domain is added successfully!", "failure": "Failed to add domain name", "tags": [], "invalidates": ["DomainSetup", "DomainV2", "Zone"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  domainV2Act: {"method": "PUT", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Action completed successfully", "failure": "Unable to perform this action", "tags": [], "invalidates": ["AfdDomain", "DnsRecord", "DomainSetup", "DomainV2", "Zone"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  domainV2Edit: {"method": "PUT", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Action completed successfully", "failure": "Unable to perform this action", "tags": [], "invalidates": ["DomainSetup", "DomainV2", "Zone"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false},
  zoneV2Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Zone has been deleted successfully", "failure": "Failed to delete domain", "tags": [], "invalidates": ["DomainSetup", "DomainV2", "Zone"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
