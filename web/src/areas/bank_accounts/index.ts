export { AccountsOfPlayer } from './AccountsOfPlayer'
export { BankAccounts } from './BankAccounts'
export { statuses as bankAccountStatuses } from './words'
