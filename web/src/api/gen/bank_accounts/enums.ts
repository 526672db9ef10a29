// Generated from the contracts by `make contracts`. Never edited.

export const bankAccountActionValues = ["confirm", "reject"] as const;
export type BankAccountAction = (typeof bankAccountActionValues)[number];
