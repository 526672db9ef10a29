// Generated from the contracts by `make contracts`. Never edited.

export const FETCH_SECONDS = 60 as const;
export const MOST_CSV_ROWS = 1000000 as const;
export const MOST_XLSX_ROWS = 100000 as const;
