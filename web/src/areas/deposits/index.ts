export { depositActions } from './actions'
export { depositRejected, depositVerified } from './bulk'
export { DepositOrders, Deposits, PendingDeposits } from './Deposits'
