// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { channelEditRules, newChannelRules } from "./rules";

export const channelCreateForm = /* @__PURE__ */ formOf(api.endpoints, "channelCreate", "newChannel", newChannelRules);
export const channelUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "channelUpdate", "channelEdit", channelEditRules);
