// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, pattern, required, type Rules } from "../../rules";
import type { BrandDraft } from "./endpoints";

export const brandDraftRules: Rules<BrandDraft> = {
  opId: [required("Operator not found, please select an operator.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
  supportEmail: [required("Support email is required."), maxLength(254, "At most 254 characters."), pattern("^(?:[^@ ]+@[^@ ]+[.][^@ ]+)$", "Enter an email address.")],
  defaultLanguage: [required("Default language is required."), maxLength(16, "At most 16 characters.")],
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  code: [required("Code is required."), maxLength(40, "At most 40 characters."), pattern("^(?:[a-z][a-z0-9]*(-[a-z0-9]+)*)$", "Lower-case letters, digits and single hyphens, a letter first.")],
};
