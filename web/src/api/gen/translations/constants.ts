// Generated from the contracts by `make contracts`. Never edited.

export const IMPORT_TEXT_LIMIT = 3900000 as const;
export const KEYS_IN_LOWER_CASE = "Keys should avoid uppercase." as const;
export const LANGUAGES = ["en", "de", "es", "fr", "pt", "tr", "ru", "ar", "fa", "ckb"] as const;
export const MOST_ROWS = 5000 as const;
export const PARTITION_KEY = "b2c" as const;
