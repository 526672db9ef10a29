// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, pattern, required, type Rules } from "../../rules";
import type { DictionaryImport, TranslationEntity, TranslationSave } from "./endpoints";

export const dictionaryImportRules: Rules<DictionaryImport> = {
  format: [required("Choose a format.")],
  content: [required("The file is empty."), maxLength(3900000, "The file is too large. At most 3.9 MB.")],
  fingerprint: [],
};

export const translationEntityRules: Rules<TranslationEntity> = {
  partitionKey: [pattern("^(?:b2c)$", "Only b2c.")],
  rowKey: [required("Row key is required."), maxLength(100, "At most 100 characters."), pattern("^(?:[A-Za-z0-9_.-]*)$", "Only letters, digits, underscores, dots and hyphens.")],
  en: [required("English text is required."), maxLength(2000, "At most 2000 characters.")],
  de: [maxLength(2000, "At most 2000 characters.")],
  es: [maxLength(2000, "At most 2000 characters.")],
  fr: [maxLength(2000, "At most 2000 characters.")],
  pt: [maxLength(2000, "At most 2000 characters.")],
  tr: [maxLength(2000, "At most 2000 characters.")],
  ru: [maxLength(2000, "At most 2000 characters.")],
  ar: [maxLength(2000, "At most 2000 characters.")],
  fa: [maxLength(2000, "At most 2000 characters.")],
  ckb: [maxLength(2000, "At most 2000 characters.")],
};

export const translationSaveRules: Rules<TranslationSave> = {
  entity: [],
};
