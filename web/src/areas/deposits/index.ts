export { DepositOrders, Deposits, PendingDeposits } from './Deposits'
export { depositWays } from './ways'
