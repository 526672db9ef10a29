import { api } from '@/api/gen/brand_billing/endpoints'
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
const GenerateInvoice = lazyComponent(() => import('./forms').then((code) => code.GenerateInvoice))

const {
  brandBillingInvoiceDelete,
  brandBillingPaymentDelete,
  brandBillingRecord,
  brandBillingRecords,
} = api.endpoints

const CHANGES: Changes<BillingRecord> = {
  ...billingDeletion,
  noun: 'record',
  edits: editTitle,
  editing: 'brandBillingPaymentUpdate',
  deleting: 'brandBillingPaymentDelete',
  deletes: deletion(brandBillingPaymentDelete, ({ _id: paymentId, opId }: BillingRecord) => ({
    brandPaymentKey: { paymentId, opId },
  })),
  deletesInvoices: deletion(
    brandBillingInvoiceDelete,
    ({ _id: invoiceId, opId }: BillingRecord) => ({
      brandInvoiceKey: { invoiceId, opId },
    }),
  ),
  Form: EditRecord,
}

const RECORDS_OF_BRANDS = {
  ...billingRecords(
    'Brand',
    'Generate a brand’s invoice for a month that has ended, or record what it paid.',
  ),
  id: 'brand_billing.records',
  fileName: 'brand-billing',
  endpoint: brandBillingRecords,
  useRecord: (id: string | null) =>
    brandBillingRecord.useQuery({ recordId: id ?? '' }, { skip: id === null }),
  changes: CHANGES,
  additions: [
    {
      label: 'Add brand payment',
      operation: 'brandBillingPaymentAdd',
      Form: AddPayment,
    },
    {
      label: 'Generate brand invoice',
      operation: 'brandBillingInvoiceGenerate',
      Form: GenerateInvoice,
    },
  ],
} as const

/** What brands were invoiced by their operators, and paid. */
export function BrandRecords() {
  return <RecordsPage {...RECORDS_OF_BRANDS} list={useListState(RECORDS)} />
}

export const reads = listReads(RECORDS, brandBillingRecords, periodQuery)
