export { type Account, useAccounts, useZoneOwner } from './accounts'
export { TenantField } from './TenantField'
