import { Cards } from '../Cards'
import '../billing.css'
import { thisYear, yearsFrom } from '../period'
import { usePayer } from '../usePayer'
import { columns, filters } from './fields'
import { Totals } from './Totals'
import './payments.css'
import type { ReactNode } from 'react'
import { api, type PaymentV2, useBillingV2PaymentsQuery } from '@/api/gen/billing_v2/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { ArrivingTransfers } from '@/areas/provider_payment'
import type { BulkAction } from '@/kit/bulk/bulk'
import { useClock } from '@/kit/display/clock'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import { withOptions } from '@/kit/list/defineFilters'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { listReads } from '@/session/listReads'
import { chosenOperator, type Reads } from '@/session/reads'
import { usePolling } from '@/session/usePolling'

const PaymentDrawer = lazyComponent(() =>
  import('./PaymentDrawer').then((code) => code.PaymentDrawer),
)

const REFRESH_EVERY = 30_000

interface PaymentListProps {
  readonly id: ListId
  readonly empty: EmptyText
  readonly actions?: readonly RecordAction<PaymentV2>[]
  readonly bulk?: readonly BulkAction<PaymentV2>[]
  readonly toolbar?: ReactNode
}

/** Cards, what is arriving, filters, payments and their details: for whoever reads and whoever acts. */
export function PaymentList(props: PaymentListProps) {
  const { id, empty, actions = [], bulk = [], toolbar } = props
  const { now } = useClock()
  const payer = usePayer()
  const { opId, brandOpId, isKnown } = payer
  const list = useListState(filters)
  const query = { ...list.query, ...(opId && { opId }), ...(brandOpId && { brandOpId }) }
  const loaded = useBillingV2PaymentsQuery(query, { skip: !isKnown, ...usePolling(REFRESH_EVERY) })
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
        filters={withOptions(list.fields, { year: yearsFrom(firstYear, now()) })}
        rowKey="paymentId"
        rowName={({ paymentId }) => `payment ${paymentId}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'payments', endpoint: api.endpoints.billingV2Payments, arg: query }}
        above={
          <div className="payments-head">
            <Cards payer={payer} year={list.filters.year ?? thisYear(now())} />
            {isKnown && <ArrivingTransfers opId={opId} />}
          </div>
        }
        toolbar={toolbar}
        summary={
          totals && (
            <span className="payments-summary">
              <span className="billing-totals">
                In all <Money amount={totals.totalAmountInUSD} />
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

const ofAll = listReads(filters, api.endpoints.billingV2Payments, (query) => query)

/** Whose account a chosen brand means is known only once the operators are. */
export const paymentsReads: Reads = (visit) => (chosenOperator(visit) ? [] : ofAll(visit))
