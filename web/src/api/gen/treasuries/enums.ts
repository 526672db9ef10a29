// Generated from the contracts by `make contracts`. Never edited.

export const networkValues = ["ETHEREUM_MAIN", "POLYGON_MAIN", "CELO_MAIN", "POLYGON_TEST"] as const;
export type Network = (typeof networkValues)[number];

export const treasuryStatusValues = ["ACTIVE", "LOW", "DISABLED"] as const;
export type TreasuryStatus = (typeof treasuryStatusValues)[number];
