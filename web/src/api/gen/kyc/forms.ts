// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { documentUploadRules, kycReviewRules } from "./rules";

export const kycDocumentAddForm = /* @__PURE__ */ formOf(api.endpoints, "kycDocumentAdd", "documentUpload", documentUploadRules);
export const kycReviewForm = /* @__PURE__ */ formOf(api.endpoints, "kycReview", "kycReview", kycReviewRules);
