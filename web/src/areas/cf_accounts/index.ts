export { type Account, useAccounts } from './accounts'
export { CfAccounts } from './CfAccounts'
export { TenantField } from './TenantField'
