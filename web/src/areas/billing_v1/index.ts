export { AdditionalDetails, type Detail } from './AdditionalDetails'
export { deletionOf } from './bulk'
export { InvoiceFields } from './InvoiceFields'
export { type InvoiceValues, invoiceBody, newInvoice } from './invoiceValues'
export { type Line, type Statement, shareOf } from './lines'
export { PaymentFields } from './PaymentFields'
export { periodCode, periodTitle } from './period'
export { AddPaymentForm, EditInvoiceForm, EditPaymentForm } from './RecordForms'
export { RECORDS, RecordList } from './RecordList'
export { StatementTable } from './StatementTable'
export { TenantField, useParentOf } from './TenantField'
export { useDeleteRecord, useIdentified } from './useDeleteRecord'
export {
  neighbours,
  type Opened,
  PERIOD,
  useOpened,
  usePeriodFields,
  useWireQuery,
} from './useRecords'
export { paymentOf } from './values'
