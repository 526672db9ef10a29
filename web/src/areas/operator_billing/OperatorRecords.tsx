import { api as billingV1Api } from '@/api/gen/billing_v1/endpoints'
import { api } from '@/api/gen/operator_billing/endpoints'
import type { BillingRecord } from '@/api/gen/shared/types'
import {
  billingDeletion,
  billingRecords,
  type Changes,
  deletion,
  periodQuery,
  RECORDS,
  RecordsPage,
} from '@/areas/billing_v1'
import { lazyComponent } from '@/kit/lazyComponent'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { editTitle } from './labels'

const AddPayment = lazyComponent(() => import('./forms').then((code) => code.AddPayment))
const EditRecord = lazyComponent(() => import('./forms').then((code) => code.EditRecord))

const { billingV1InvoiceDelete, billingV1PaymentDelete } = billingV1Api.endpoints
const { operatorBillingRecord, operatorBillingRecords } = api.endpoints

const OF_A_BRAND = 'This is a brand’s record; change it on the Brand records page.'

const CHANGES: Changes<BillingRecord> = {
  ...billingDeletion,
  noun: 'record',
  edits: editTitle,
  editing: 'operatorBillingPaymentUpdate',
  deleting: 'billingV1PaymentDelete',
  disabledReason: ({ parentOpId }) => (parentOpId ? OF_A_BRAND : null),
  deletes: deletion(billingV1PaymentDelete, ({ _id: paymentId, opId }: BillingRecord) => ({
    paymentV1Key: { paymentId, opId },
  })),
  deletesInvoices: deletion(billingV1InvoiceDelete, ({ _id: invoiceId, opId }: BillingRecord) => ({
    invoiceV1Key: { invoiceId, opId },
  })),
  Form: EditRecord,
}

const RECORDS_OF_OPERATORS = {
  ...billingRecords(
    'Operator',
    'Invoices are generated on the Operator invoices (V1) page; payments are recorded here.',
  ),
  id: 'operator_billing.records',
  fileName: 'operator-billing',
  endpoint: operatorBillingRecords,
  useRecord: (id: string | null) =>
    operatorBillingRecord.useQuery({ recordId: id ?? '' }, { skip: id === null }),
  changes: CHANGES,
  additions: [
    {
      label: 'Add operator payment',
      operation: 'billingV1PaymentAdd',
      Form: AddPayment,
    },
  ],
} as const

/** What operators were invoiced and paid. */
export function OperatorRecords() {
  return <RecordsPage {...RECORDS_OF_OPERATORS} list={useListState(RECORDS)} />
}

export const reads = listReads(RECORDS, operatorBillingRecords, periodQuery)
