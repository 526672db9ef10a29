export { withdrawActs } from './acts'
export { PendingWithdrawals, Withdrawals } from './Withdrawals'
