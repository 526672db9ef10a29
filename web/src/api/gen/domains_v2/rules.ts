// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, pattern, required, type Rules } from "../../rules";
import type { DomainCommand, DomainDetails, DomainEdit, DomainOptions, DomainV2Form } from "./endpoints";

export const domainCommandRules: Rules<DomainCommand> = {
  domainDetails: [],
  action: [required("Choose an action.")],
};

export const domainDetailsRules: Rules<DomainDetails> = {
  isLocked: [],
  isBackoffice: [],
  isBrand: [],
  isInternal: [],
  isB2CPFF: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "Enter a domain name such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  opId: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  defaultLang: [pattern("^(?:[a-z]{2,3})$", "Enter a language code, such as en.")],
};

export const domainEditRules: Rules<DomainEdit> = {
  domainDetails: [],
  action: [],
};

export const domainOptionsRules: Rules<DomainOptions> = {
  skipCfZoneCheck: [],
};

export const domainV2FormRules: Rules<DomainV2Form> = {
  isLocked: [],
  isBackoffice: [],
  isBrand: [],
  isInternal: [],
  isB2CPFF: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "Enter a domain name such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  options: [],
  cfAccountCode: [required("CF account field is required")],
  afdProfileName: [],
  isPrimary: [],
  opId: [required("Operator is required.")],
  defaultLang: [pattern("^(?:[a-z]{2,3})$", "Enter a language code, such as en.")],
};
