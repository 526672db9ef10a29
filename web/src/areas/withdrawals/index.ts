export { withdrawWays } from './actions'
export { PendingWithdrawals, Withdrawals } from './Withdrawals'
