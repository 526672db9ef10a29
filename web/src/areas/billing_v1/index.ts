/**
 * The page of billed records, and the forms that make and change them: composed by billing V1 and by
 * the billing of operators, brands and affiliates over calls of their own.
 */
export type { Detail } from './AdditionalDetails'
export { billingDeletion, billingRecords, RECORDS } from './billingRecords'
export { recordFields } from './fields'
export { InvoiceFields } from './InvoiceFields'
export { type Line, type Statement, shareOf } from './lines'
export { PaymentFields, TenantPaymentFields, useBalance } from './PaymentFields'
export { type NamedPeriod, periodTitle } from './period'
export { type RecordDetails, RecordDrawer, type RecordDrawerProps } from './RecordDrawer'
export {
  AddPaymentForm,
  EditInvoiceForm,
  EditPaymentForm,
  GenerateInvoiceForm,
} from './RecordForms'
export { RecordsPage } from './RecordsPage'
export { TenantField, useChosenTenant, useParentOf } from './TenantField'
export { type Changes, deletion } from './useChanges'
export { PERIOD, periodQuery } from './useRecords'
export { paymentOf } from './values'
