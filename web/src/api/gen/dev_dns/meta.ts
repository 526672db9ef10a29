// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  devDns: {"method": "GET", "path": "/api/dev/dns", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DevDns"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  devDnsAdd: {"method": "POST", "path": "/api/dev/dns", "effect": "write", "isPublic": false, "success": "DNS record created successfully", "failure": "Failed to add DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  devDnsUpdate: {"method": "PUT", "path": "/api/dev/dns", "effect": "write", "isPublic": false, "success": null, "failure": "An error occurred.", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  devDnsDelete: {"method": "DELETE", "path": "/api/dev/dns", "effect": "write", "isPublic": false, "success": null, "failure": "Failed to delete DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
