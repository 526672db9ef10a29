// Generated from the contracts by `make contracts`. Never edited.

export const DOMAIN_ACTIONS = {"SET_PRIMARY": "Set primary", "ASSOCIATE": "Associate", "SYNC_CF": "Sync", "PURGE_CACHE": "Purge cache", "PURGE_CACHE_ALL": "Purge all caches", "AFD_DELETE": "Delete from front door", "CF_DELETE": "Delete zone", "DB_DELETE": "Delete record"} as const;
