// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { freebetAddRules } from "./rules";

export const sportFreebetAddForm = /* @__PURE__ */ formOf(api.endpoints, "sportFreebetAdd", "freebetAdd", freebetAddRules);
