export { withdrawWays } from './acts'
export { PendingWithdrawals, Withdrawals } from './Withdrawals'
