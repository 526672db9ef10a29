export { depositRejected, depositVerified } from './bulk'
export { DepositOrders, Deposits, PendingDeposits } from './Deposits'
export { depositWays } from './ways'
