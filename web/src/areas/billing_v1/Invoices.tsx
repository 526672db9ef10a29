import { api, type BillingV1InvoicesApiArg } from '@/api/gen/billing_v1/endpoints'
import { invoiceTypeValues, testPlayersInclusionValues } from '@/api/gen/shared/enums'
import type { BillingRecord, BillingRecordPage } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { billingDeletion, billingRecords } from './billingRecords'
import { invoiceColumns } from './fields'
import { EDIT_INVOICE, inclusions, invoiceTypes } from './labels'
import { RecordsPage } from './RecordsPage'
import { type Changes, deletion } from './useChanges'
import { PERIOD, periodQuery } from './useRecords'

const GenerateInvoice = lazyComponent(() => import('./forms').then((code) => code.GenerateInvoice))
const EditInvoice = lazyComponent(() => import('./forms').then((code) => code.EditInvoice))

const { billingV1Invoice, billingV1InvoiceDelete, billingV1Invoices } = api.endpoints

const filters = defineFilters<BillingV1InvoicesApiArg>()('-issuedAt', {
  ...PERIOD,
  invoiceType: { label: 'Basis', values: invoiceTypeValues, labels: invoiceTypes, width: 128 },
  testPlayersInclusion: {
    label: 'Players',
    values: testPlayersInclusionValues,
    labels: inclusions,
    width: 120,
  },
})

const INVOICES = {
  ...billingRecords('Operator', ''),
  id: 'billing_v1.invoices',
  what: 'invoices',
  fileName: 'invoices-v1',
  endpoint: billingV1Invoices,
  useRecord: (id: string | null) =>
    billingV1Invoice.useQuery({ invoiceId: id ?? '' }, { skip: id === null }),
  columns: invoiceColumns,
  totals: ({ totalInvoicedInUSD }: BillingRecordPage) => (
    <>
      Invoiced <Money amount={totalInvoicedInUSD} />
    </>
  ),
  empty: {
    title: 'No invoices yet',
    advice: 'Invoices are generated manually once a month has ended.',
  },
  additions: [
    {
      label: 'Generate invoice',
      operation: 'billingV1InvoiceGenerate',
      Form: GenerateInvoice,
    },
  ],
} as const

const CHANGES: Changes<BillingRecord> = {
  ...billingDeletion,
  noun: 'invoice',
  edits: () => EDIT_INVOICE,
  editing: 'billingV1InvoiceUpdate',
  deleting: 'billingV1InvoiceDelete',
  deletes: deletion(billingV1InvoiceDelete, ({ _id: invoiceId, opId }: BillingRecord) => ({
    invoiceV1Key: { invoiceId, opId },
  })),
  consequences: 'The outstanding amount decreases accordingly.',
  Form: EditInvoice,
}

const OF_THE_PLATFORM = 'Issued by the platform; you can only change your brands’ invoices.'
const ofThePlatform = ({ parentOpId }: BillingRecord) => (parentOpId ? null : OF_THE_PLATFORM)

/** Invoices of operators and brands. */
export function Invoices() {
  const isPlatform = levelOf(useSession().user) === 'PLATFORM'
  const changes = isPlatform ? CHANGES : { ...CHANGES, disabledReason: ofThePlatform }
  return <RecordsPage {...INVOICES} list={useListState(filters)} changes={changes} />
}

export const reads = listReads(filters, billingV1Invoices, periodQuery)
