// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { notificationsReadRules } from "./rules";

export const generalNotificationsReadForm = /* @__PURE__ */ formOf(api.endpoints, "generalNotificationsRead", "notificationsRead", notificationsReadRules);
