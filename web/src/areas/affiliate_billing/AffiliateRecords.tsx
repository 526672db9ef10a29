import {
  type AffiliateBillingRecordsApiArg,
  type AffiliateRecord,
  type AffiliateRecordPage,
  api,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliateRecordTypeValues } from '@/api/gen/affiliate_billing/enums'
import { NO_REPORT } from '@/api/gen/shared/constants'
import {
  type Changes,
  deletion,
  PERIOD,
  periodQuery,
  periodTitle,
  RecordsPage,
} from '@/areas/billing_v1'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters, withOptions } from '@/kit/list/defineFilters'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { columns } from './fields'
import { DETAILS, editTitle, recordTypes } from './labels'
import { useAffiliates } from './useAffiliates'

const RecordDrawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.RecordDrawer))
const AddPayment = lazyComponent(() => import('./forms').then((code) => code.AddPayment))
const EditPayment = lazyComponent(() => import('./forms').then((code) => code.EditPayment))

const { affiliateBillingPaymentDelete, affiliateBillingRecord, affiliateBillingRecords } =
  api.endpoints

const filters = defineFilters<AffiliateBillingRecordsApiArg>()('-issuedAt', {
  ...PERIOD,
  type: { values: affiliateRecordTypeValues, labels: recordTypes, width: 120 },
  affId: { width: 200 },
})

/** Of an affiliate's own records. */
const OF_PERIOD = filters.fields.filter(({ name }) => name in PERIOD)

const COMPUTED = 'Profits are calculated by the platform; only payments can be changed.'

const CHANGES: Changes<AffiliateRecord> = {
  noun: 'payment',
  edits: editTitle,
  editing: 'affiliateBillingPaymentUpdate',
  deleting: 'affiliateBillingPaymentDelete',
  disabledReason: ({ type }) => (type === 'profit' ? COMPUTED : null),
  deletes: deletion(
    affiliateBillingPaymentDelete,
    ({ _id: paymentId, opId, affId }: AffiliateRecord) => ({
      affiliatePaymentKey: { paymentId, opId, affId },
    }),
  ),
  amountOf: ({ amountInUSD }) => amountInUSD,
  facts: (payment) => [
    ['Payer', <Name key="payer" text={payment.opTitle} />],
    ['Affiliate', <Name key="affiliate" text={payment.affTitle} />],
    ['Period', () => periodTitle(payment)],
    ['Amount', <Money key="amount" amount={payment.amountInUSD} />],
  ],
  consequence: () =>
    'The payment will be deleted. The amount owed to the affiliate increases accordingly.',
  consequences: 'The amounts owed to the affiliates increase accordingly.',
  Form: EditPayment,
}

const ADDITIONS = [
  { label: 'Add affiliate payment', operation: 'affiliateBillingPaymentAdd', Form: AddPayment },
] as const

const RECORDS_OF_AFFILIATES = {
  id: 'affiliate_billing.records' as const,
  fileName: 'affiliate-billing',
  endpoint: affiliateBillingRecords,
  useRecord: (id: string | null) =>
    affiliateBillingRecord.useQuery({ recordId: id ?? '' }, { skip: id === null }),
  columns,
  rowName: ({ type, title, affTitle }: AffiliateRecord) => `${type} ${title} of ${affTitle}`,
  Drawer: RecordDrawer,
  details: DETAILS,
  empty: {
    title: NO_REPORT,
    advice: 'Profits are recorded at the end of each month, payments when they are added.',
  },
}

/** What affiliates earned, month by month, and were paid. */
export function AffiliateRecords() {
  const list = useListState(filters)
  const affiliates = useAffiliates()
  const options = affiliates?.map(({ affId, affTitle }) => ({ value: affId, label: affTitle }))
  return (
    <RecordsPage
      {...RECORDS_OF_AFFILIATES}
      list={list}
      filters={options ? withOptions(filters.fields, { affId: options }) : OF_PERIOD}
      totals={(page: AffiliateRecordPage) => <Totals page={page} ofOneself={!affiliates} />}
      changes={CHANGES}
      additions={ADDITIONS}
    />
  )
}

interface TotalsProps {
  readonly page: AffiliateRecordPage
  /** An affiliate reads its profits alone: what it was paid stands elsewhere. */
  readonly ofOneself: boolean
}

const Totals = ({ page, ofOneself }: TotalsProps) => (
  <>
    Earned <Money amount={page.totalProfitInUSD} />
    {!ofOneself && (
      <>
        , paid <Money amount={page.totalPaidInUSD} />, outstanding{' '}
        <Money amount={page.openAmountInUSD} />
      </>
    )}
  </>
)

export const reads = listReads(filters, api.endpoints.affiliateBillingRecords, periodQuery)
