export { statuses as bankAccountStatuses } from './labels'
export { PlayerBankAccounts } from './PlayerBankAccounts'
