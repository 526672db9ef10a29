// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { mediaEditRules, mediaReplacementRules, mediaTaggingRules, mediaUploadRules } from "./rules";

export const mediaUploadForm = /* @__PURE__ */ formOf(api.endpoints, "mediaUpload", "mediaUpload", mediaUploadRules);
export const mediaV2UploadForm = /* @__PURE__ */ formOf(api.endpoints, "mediaV2Upload", "mediaUpload", mediaUploadRules);
export const mediaEditForm = /* @__PURE__ */ formOf(api.endpoints, "mediaEdit", "mediaEdit", mediaEditRules);
export const mediaTagsForm = /* @__PURE__ */ formOf(api.endpoints, "mediaTags", "mediaTagging", mediaTaggingRules);
export const mediaReplaceForm = /* @__PURE__ */ formOf(api.endpoints, "mediaReplace", "mediaReplacement", mediaReplacementRules);
