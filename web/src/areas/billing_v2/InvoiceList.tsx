import type { ReactNode } from 'react'
import { api, type Invoice, useBillingV2InvoicesQuery } from '@/api/gen/billing_v2/endpoints'
import { invoiceStatusValues } from '@/api/gen/billing_v2/enums'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { ListId } from '@/api/gen/views/enums'
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
import { Cards, PageHead } from './Cards'
import { columns } from './columns'
import { OPENED, statuses } from './labels'
import { months, thisYear, yearsFrom } from './period'
import { usePayer } from './usePayer'
import './billing.css'

const InvoiceDrawer = lazyComponent(() =>
  import('./InvoiceDrawer').then((code) => code.InvoiceDrawer),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    year: 'year',
    month: 'month',
    status: invoiceStatusValues,
    isSettingsOverridden: 'boolean',
    invoiceNo: 'number',
  },
} as const

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
  const list = useListState(SPEC)
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
        filters={[
          { name: 'year', label: 'Year', width: 96, options: yearsFrom(firstYear, now()) },
          { name: 'month', label: 'Month', width: 128, options: months },
          {
            name: 'status',
            label: 'Status',
            width: 128,
            options: optionsOf(invoiceStatusValues, statuses),
          },
          { name: 'isSettingsOverridden', label: 'Custom settings', width: 128 },
          { name: 'invoiceNo', label: 'Invoice number', width: 136 },
        ]}
        rowKey="_id"
        rowName={({ invoiceNo }) => `invoice ${invoiceNo}`}
        onOpen={opened.open}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName: 'invoices', endpoint: api.endpoints.billingV2Invoices, arg: query }}
        above={
          <PageHead toolbar={toolbar}>
            <Cards payer={payer} year={list.filters.year ?? thisYear(now())} />
          </PageHead>
        }
        summary={
          totals && (
            <span className="billing-totals">
              All {totals.count}: payable <Money amount={totals.totalPayableAmountInUSD} />,
              outstanding <Money amount={totals.openAmountInUSD} />
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
