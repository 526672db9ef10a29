// Generated from the contracts by `make contracts`. Never edited.

export const dictionaryFormatValues = ["JSON", "CSV"] as const;
export type DictionaryFormat = (typeof dictionaryFormatValues)[number];

export const dictionaryLanguageValues = ["en", "de", "es", "fr", "pt", "tr", "ru", "ar", "fa", "ckb"] as const;
export type DictionaryLanguage = (typeof dictionaryLanguageValues)[number];
