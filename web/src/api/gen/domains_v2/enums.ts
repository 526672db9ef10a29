// Generated from the contracts by `make contracts`. Never edited.

export const afdProvisionStatusValues = ["Creating", "Updating", "Deleting", "Succeeded", "Failed"] as const;
export type AfdProvisionStatus = (typeof afdProvisionStatusValues)[number];

export const afdValidationStatusValues = ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation", "RefreshingValidationToken", "InternalError"] as const;
export type AfdValidationStatus = (typeof afdValidationStatusValues)[number];

export const domainActionValues = ["SET_PRIMARY", "ASSOCIATE", "SYNC_CF", "PURGE_CACHE", "PURGE_CACHE_ALL", "CF_DELETE", "AFD_DELETE", "DB_DELETE", "EDIT"] as const;
export type DomainAction = (typeof domainActionValues)[number];

export const sortOrderValues = ["asc", "desc"] as const;
export type SortOrder = (typeof sortOrderValues)[number];
