// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { revealFormRules } from "./rules";

export const playersRevealForm = /* @__PURE__ */ formOf(api.endpoints, "playersReveal", "revealForm", revealFormRules);
