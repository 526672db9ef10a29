export { BankAccounts } from './BankAccounts'
export { statuses as bankAccountStatuses } from './words'
