// Generated from the contracts by `make contracts`. Never edited.

export const dnsTypeV1Values = ["TXT", "CNAME", "A", "AAA"] as const;
export type DnsTypeV1 = (typeof dnsTypeV1Values)[number];
