export { OperatorInvoices } from './OperatorInvoices'
export { OwnBilling } from './OwnBilling'
export { OwnInvoices } from './OwnInvoices'
export { TransactionHistory } from './payments/TransactionHistory'
