import { Cards } from './Cards'
import './billing.css'
import type { ReactNode } from 'react'
import { api, type Invoice, useBillingV2InvoicesQuery } from '@/api/gen/billing_v2/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { ListId } from '@/api/gen/views/enums'
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
import { columns, filters } from './fields'
import { OPENED } from './labels'
import { thisYear, yearsFrom } from './period'
import { usePayer } from './usePayer'

const InvoiceDrawer = lazyComponent(() =>
  import('./InvoiceDrawer').then((code) => code.InvoiceDrawer),
)

interface InvoiceListProps {
  readonly id: ListId
  readonly empty: EmptyText
  readonly actions?: readonly RecordAction<Invoice>[]
  readonly bulk?: readonly BulkAction<Invoice>[]
  readonly toolbar?: ReactNode
}

/** Cards, filters, invoices and their details: the same for whoever reads and whoever acts. */
export function InvoiceList({ id, empty, actions = [], bulk = [], toolbar }: InvoiceListProps) {
  const { now } = useClock()
  const payer = usePayer()
  const { opId, isKnown } = payer
  const list = useListState(filters)
  const query = { ...list.query, ...(opId ? { opId } : {}) }
  const loaded = useBillingV2InvoicesQuery(query, { skip: !isKnown })
  const opened = useOpenRecord(loaded, '_id', OPENED)
  const firstYear = useGeneralQuery().data?.firstInvoiceYear ?? thisYear(now())
  const totals = loaded.data

  return (
    <>
      <ListPage
        id={id}
        what="invoices"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={withOptions(list.fields, { year: yearsFrom(firstYear, now()) })}
        rowKey="_id"
        rowName={({ invoiceNo }) => `invoice ${invoiceNo}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'invoices', endpoint: api.endpoints.billingV2Invoices, arg: query }}
        above={<Cards payer={payer} year={list.filters.year ?? thisYear(now())} />}
        toolbar={toolbar}
        summary={
          totals && (
            <span className="billing-totals">
              Payable <Money amount={totals.totalPayableAmountInUSD} />, outstanding{' '}
              <Money amount={totals.openAmountInUSD} />
            </span>
          )
        }
        empty={empty}
      />
      {opened.wasOpened && (
        <InvoiceDrawer
          {...opened.drawer}
          invoiceNo={opened.record.data?.invoiceNo}
          actions={actions}
        />
      )}
    </>
  )
}

const ofAll = listReads(filters, api.endpoints.billingV2Invoices, (query) => query)

/** Whose account a chosen brand means is known only once the operators are. */
export const invoicesReads: Reads = (visit) => (chosenOperator(visit) ? [] : ofAll(visit))
