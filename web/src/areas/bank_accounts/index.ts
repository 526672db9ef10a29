export { statuses as bankAccountStatuses } from './fields'
export { PlayerBankAccounts } from './PlayerBankAccounts'
