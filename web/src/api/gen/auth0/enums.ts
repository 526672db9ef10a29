// Generated from the contracts by `make contracts`. Never edited.

export const auth0TypeValues = ["Origin", "Logout", "Callback"] as const;
export type Auth0Type = (typeof auth0TypeValues)[number];
