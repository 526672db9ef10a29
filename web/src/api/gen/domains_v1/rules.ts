// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, pattern, required, type Rules } from "../../rules";
import type { OperatorDomainForm, ZoneForm, ZoneNamed } from "./endpoints";

export const operatorDomainFormRules: Rules<OperatorDomainForm> = {
  opId: [],
  domain: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "Enter a domain name such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
};

export const zoneFormRules: Rules<ZoneForm> = {
  domain: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "Enter a domain name such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  token: [required("Token is required.")],
};

export const zoneNamedRules: Rules<ZoneNamed> = {
  zoneId: [required("Zone ID is required.")],
};
