// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  dnsRecords: {"method": "GET", "path": "/api/operators/cf-tokens/zones/dns-records", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["DnsRecord"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  dnsRecordV1Add: {"method": "POST", "path": "/api/operators/cf-tokens/zones/dns-records", "effect": "write", "isPublic": false, "success": "DNS record is successfully added!", "failure": "Failed to add DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  dnsRecordV1Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/zones/dns-records", "effect": "write", "isPublic": false, "success": "DNS record deleted.", "failure": "Failed to delete DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  dnsRecordV2Add: {"method": "POST", "path": "/api/operators/cf-tokens/v2/zones/dns-records", "effect": "write", "isPublic": false, "success": "DNS record created successfully", "failure": "Failed to add DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  dnsRecordV2Delete: {"method": "DELETE", "path": "/api/operators/cf-tokens/v2/zones/dns-records", "effect": "write", "isPublic": false, "success": "DNS record deleted.", "failure": "Failed to delete DNS record", "tags": [], "invalidates": ["DevDns", "DnsRecord", "DomainSetup", "DomainV2"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
} as const satisfies Record<string, OperationMeta>;
