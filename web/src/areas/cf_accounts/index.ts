export { useAccounts } from './accounts'
export { TenantField } from './TenantField'
