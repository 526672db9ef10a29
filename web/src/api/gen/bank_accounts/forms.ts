// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { bankAccountReviewRules } from "./rules";

export const bankAccountReviewForm = /* @__PURE__ */ formOf(api.endpoints, "bankAccountReview", "bankAccountReview", bankAccountReviewRules);
