export { withdrawActions } from './actions'
export { PendingWithdrawals, Withdrawals } from './Withdrawals'
