export { OperatorInvoices } from './OperatorInvoices'
export { OwnBilling } from './OwnBilling'
export { TransactionHistory } from './payments/TransactionHistory'
