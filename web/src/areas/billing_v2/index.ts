export { OperatorInvoices } from './OperatorInvoices'
export { OwnInvoices } from './OwnInvoices'
