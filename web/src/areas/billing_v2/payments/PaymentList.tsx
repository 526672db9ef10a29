import type { ReactNode } from 'react'
import { api, type PaymentV2, useBillingV2PaymentsQuery } from '@/api/gen/billing_v2/endpoints'
import { paymentCurrencyValues, paymentTypeValues } from '@/api/gen/billing_v2/enums'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { ArrivingTransfers } from '@/areas/provider_payment'
import type { BulkAction } from '@/kit/bulk/bulk'
import { useClock } from '@/kit/display/clock'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { Cards, PageHead } from '../Cards'
import { months, thisYear, yearsFrom } from '../period'
import { usePayer } from '../usePayer'
import { columns } from './columns'
import { paymentTypes } from './labels'
import { Totals } from './Totals'
import '../billing.css'
import './payments.css'

const PaymentDrawer = lazyComponent(() =>
  import('./PaymentDrawer').then((code) => code.PaymentDrawer),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    year: 'year',
    month: 'month',
    paymentType: paymentTypeValues,
    currency: paymentCurrencyValues,
    invoiceNo: 'number',
    from: 'instant',
    to: 'instant',
  },
} as const

interface PaymentListProps {
  readonly id: ListId
  readonly empty: EmptyText
  readonly actions?: readonly RecordAction<PaymentV2>[]
  readonly bulk?: readonly BulkAction<PaymentV2>[]
  readonly toolbar?: ReactNode
}

const typeOptions = optionsOf(paymentTypeValues, paymentTypes)
const currencyOptions = optionsOf(paymentCurrencyValues)

/** Cards, what is arriving, filters, payments and their details: for whoever reads and whoever acts. */
export function PaymentList(props: PaymentListProps) {
  const { id, empty, actions = [], bulk = [], toolbar } = props
  const { now } = useClock()
  const payer = usePayer()
  const { opId, brandOpId, isKnown } = payer
  const list = useListState(SPEC)
  const query = { ...list.query, ...(opId && { opId }), ...(brandOpId && { brandOpId }) }
  const loaded = useBillingV2PaymentsQuery(query, { skip: !isKnown })
  const opened = useOpenRecord(loaded, 'paymentId')
  const firstYear = useGeneralQuery().data?.firstInvoiceYear ?? thisYear(now())
  const totals = loaded.data

  return (
    <>
      <ListPage
        id={id}
        what="payments"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={[
          { name: 'year', label: 'Year', width: 84, options: yearsFrom(firstYear, now()) },
          { name: 'month', label: 'Month', width: 104, options: months },
          { name: 'paymentType', label: 'Type', width: 128, options: typeOptions },
          { name: 'currency', label: 'Currency', width: 108, options: currencyOptions },
          { name: 'invoiceNo', label: 'Invoice', width: 80 },
          {
            name: 'from',
            label: 'Recorded from',
            width: 156,
            day: { edge: 'start', bound: 'to' },
          },
          {
            name: 'to',
            label: 'Recorded to',
            width: 140,
            day: { edge: 'end', bound: 'from' },
          },
        ]}
        rowKey="paymentId"
        rowName={({ paymentId }) => `payment ${paymentId}`}
        onOpen={opened.open}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'payments', endpoint: api.endpoints.billingV2Payments, arg: query }}
        above={
          <PageHead toolbar={toolbar}>
            <div className="payments-head">
              <Cards payer={payer} year={list.filters.year ?? thisYear(now())} />
              <ArrivingTransfers opId={opId} />
            </div>
          </PageHead>
        }
        summary={
          totals && (
            <span className="payments-summary">
              <span className="billing-totals">
                All {totals.count}: <Money amount={totals.totalAmountInUSD} />
              </span>
              <Totals page={totals} />
            </span>
          )
        }
        empty={empty}
      />
      {opened.wasOpened && <PaymentDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}
