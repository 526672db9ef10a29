// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { dictionaryImportRules, translationSaveRules } from "./rules";

export const translationsImportForm = /* @__PURE__ */ formOf(api.endpoints, "translationsImport", "dictionaryImport", dictionaryImportRules);
export const translationSaveForm = /* @__PURE__ */ formOf(api.endpoints, "translationSave", "translationSave", translationSaveRules);
