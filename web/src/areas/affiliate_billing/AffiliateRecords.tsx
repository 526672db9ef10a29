import {
  type AffiliateRecord,
  type AffiliateRecordPage,
  api,
  useAffiliateBillingAffiliatesQuery,
} from '@/api/gen/affiliate_billing/endpoints'
import { affiliateRecordTypeValues } from '@/api/gen/affiliate_billing/enums'
import { NO_REPORT } from '@/api/gen/shared/constants'
import {
  type Changes,
  deletion,
  optionsOf,
  PERIOD,
  periodTitle,
  RecordsPage,
} from '@/areas/billing_v1'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { useListState } from '@/kit/list/useListState'
import { useOperationAccess } from '@/session/operationAccess'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './columns'
import { DETAILS, recordTypes } from './labels'

const RecordDrawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.RecordDrawer))
const AddPayment = lazyComponent(() => import('./forms').then((code) => code.AddPayment))
const EditPayment = lazyComponent(() => import('./forms').then((code) => code.EditPayment))

const { affiliateBillingPaymentDelete, affiliateBillingRecord, affiliateBillingRecords } =
  api.endpoints

const SPEC = {
  sort: '-issuedAt',
  filters: { ...PERIOD, type: affiliateRecordTypeValues, affId: 'text' },
} as const

const TYPE: FilterField = {
  name: 'type',
  label: 'Type',
  width: 120,
  options: optionsOf(recordTypes),
}

const COMPUTED = 'Profits are calculated by the platform; only payments can be changed.'

const CHANGES: Omit<Changes<AffiliateRecord>, 'form'> = {
  noun: 'payment',
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
}

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

/** Who can be paid, for those who may know. */
function useAffiliates() {
  const offers = useOperationAccess()
  const { opId, includeBrands } = useGlobalFilters()
  const skip = !offers('affiliateBillingAffiliates')
  const arg = { ...(opId && { opId }), ...(includeBrands !== undefined && { includeBrands }) }
  const { data } = useAffiliateBillingAffiliatesQuery(arg, { skip })
  return skip ? null : (data?.affiliates ?? [])
}

/** What affiliates earned, month by month, and were paid. */
export function AffiliateRecords() {
  const list = useListState(SPEC)
  const affiliates = useAffiliates()
  const options = affiliates?.map(({ affId, affTitle }) => ({ value: affId, label: affTitle }))
  const payable = affiliates ?? []
  return (
    <RecordsPage
      {...RECORDS_OF_AFFILIATES}
      list={list}
      filters={options ? [TYPE, { name: 'affId', label: 'Affiliate', width: 200, options }] : []}
      totals={(page: AffiliateRecordPage) => <Totals page={page} ofOneself={!affiliates} />}
      changes={{
        ...CHANGES,
        form: (payment, onClose) => (
          <EditPayment payment={payment} affiliates={payable} onClose={onClose} />
        ),
      }}
      additions={[
        {
          label: 'Add Payment',
          operation: 'affiliateBillingPaymentAdd',
          form: (onClose) => (
            <AddPayment affiliates={payable} affId={list.filters.affId} onClose={onClose} />
          ),
        },
      ]}
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
