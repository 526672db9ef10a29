// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { dnsRecordV1FormRules, dnsRecordV2FormRules } from "./rules";

export const dnsRecordV1AddForm = /* @__PURE__ */ formOf(api.endpoints, "dnsRecordV1Add", "dnsRecordV1Form", dnsRecordV1FormRules);
export const dnsRecordV2AddForm = /* @__PURE__ */ formOf(api.endpoints, "dnsRecordV2Add", "dnsRecordV2Form", dnsRecordV2FormRules);
