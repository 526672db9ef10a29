// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { DnsRecordV1Form, DnsRecordV2Form } from "./endpoints";

export const dnsRecordV1FormRules: Rules<DnsRecordV1Form> = {
  zoneId: [required("Zone ID is required.")],
  token: [required("Token is required.")],
  name: [required("Name is required."), minLength(3, "The name must have 3 to 25 characters."), maxLength(25, "The name must have 3 to 25 characters.")],
  type: [required("Type is required.")],
  content: [required("Content is required."), minLength(3, "The content must have 3 to 25 characters."), maxLength(25, "The content must have 3 to 25 characters.")],
};

export const dnsRecordV2FormRules: Rules<DnsRecordV2Form> = {
  opId: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "Enter a domain name such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  dnsRecordName: [required("Name is required."), minLength(3, "The name must have 3 to 25 characters."), maxLength(25, "The name must have 3 to 25 characters.")],
  dnsRecordType: [required("Type is required.")],
  dnsRecordContent: [required("Content is required."), minLength(3, "The content must have 3 to 25 characters."), maxLength(25, "The content must have 3 to 25 characters.")],
  isDnsRecordProxied: [],
};
