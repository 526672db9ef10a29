// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  domainsV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2/zones", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DomainV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": true},
  domainV2: {"method": "GET", "path": "/api/operators/cf-tokens/v2/zones", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DomainV2"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  domainV2Create: {"method": "POST", "path": "/api/operators/cf-tokens/v2/zones/create", "effect": "write", "isPublic": false, "success": "Domain is added successfully!", "failure": "Failed to add domain name", "tags": [], "makesStale": ["DomainSetup", "DomainV2", "Zone"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  domainV2Act: {"method": "PUT", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Action completed successfully", "failure": "Unable to perform this action", "tags": [], "makesStale": ["AfdDomain", "DnsRecord", "DomainSetup", "DomainV2", "Zone"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  domainV2Edit: {"method": "PUT", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Action completed successfully", "failure": "Unable to perform this action", "tags": [], "makesStale": ["DomainSetup", "DomainV2", "Zone"], "isKeyed": true, "isMatched": true, "isPoll": false, "wholeAnswer": false},
  zoneV2Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/v2/zones", "effect": "write", "isPublic": false, "success": "Zone has been deleted successfully", "failure": "Failed to delete domain", "tags": [], "makesStale": ["DomainSetup", "DomainV2", "Zone"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;
