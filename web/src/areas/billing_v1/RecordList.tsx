import type { ReactNode } from 'react'
import { NO_REPORT } from '@/api/gen/shared/constants'
import { recordTypeValues } from '@/api/gen/shared/enums'
import type { BillingRecord, BillingRecordPage } from '@/api/gen/shared/types'
import type { BulkAction } from '@/kit/bulk/bulk'
import type { Call } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Export } from '@/kit/list/ExportButton'
import { ListPage, type LoadedPage } from '@/kit/list/ListPage'
import type { ListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { recordColumns } from './columns'
import { recordTypes } from './labels'
import { type Opened, PERIOD, usePeriodFields } from './useRecords'
import './records.css'

const RecordDrawer = lazyComponent(() => import('./RecordDrawer').then((code) => code.RecordDrawer))

export const RECORDS = {
  sort: '-issuedAt',
  filters: { ...PERIOD, type: recordTypeValues },
} as const

interface RecordListProps {
  readonly id: string
  /** Whose records: `Operator`. */
  readonly who: 'Operator' | 'Brand'
  readonly list: ListState<(typeof RECORDS)['filters']>
  readonly loaded: LoadedPage<BillingRecord> & { readonly data?: BillingRecordPage | undefined }
  readonly opened: Opened
  readonly record: Call<BillingRecord>
  readonly exporting: Export
  readonly actions?: readonly RecordAction<BillingRecord>[]
  readonly bulk?: readonly BulkAction<BillingRecord>[]
  readonly toolbar?: ReactNode
  readonly advice: string
}

const NO_ACTS: readonly RecordAction<BillingRecord>[] = []
const NO_BULK: readonly BulkAction<BillingRecord>[] = []
const columnsOf = { Operator: recordColumns('Operator'), Brand: recordColumns('Brand') }

/** Invoices and payments, and the details of the opened one. */
export function RecordList(props: RecordListProps) {
  const { id, who, list, loaded, opened, record, exporting, toolbar, advice } = props
  const { actions = NO_ACTS, bulk = NO_BULK } = props
  const period = usePeriodFields()
  return (
    <>
      <ListPage
        id={id}
        what="records"
        list={list}
        loaded={loaded}
        columns={columnsOf[who]}
        filters={[
          ...period,
          {
            name: 'type',
            label: 'Type',
            width: 120,
            options: recordTypeValues.map((value) => ({ value, label: recordTypes[value] })),
          },
        ]}
        rowKey="_id"
        rowName={({ type, title }) => `${recordTypes[type].toLowerCase()} ${title}`}
        onOpen={({ _id }) => opened.setOpenId(_id)}
        actions={actions}
        bulk={bulk}
        exporting={exporting}
        toolbar={toolbar}
        summary={<Totals page={loaded.data} />}
        empty={{ title: NO_REPORT, advice }}
      />
      {opened.wasOpened && (
        <RecordDrawer
          records={loaded.data?.items ?? []}
          opened={opened}
          loaded={record}
          actions={actions}
        />
      )}
    </>
  )
}

/** What everything that was found comes to. */
function Totals({ page }: { readonly page: BillingRecordPage | undefined }) {
  if (!page) return null
  return (
    <span className="records-totals">
      Invoiced <Money amount={page.totalInvoicedInUSD} />, paid{' '}
      <Money amount={page.totalPaidInUSD} />, outstanding <Money amount={page.openAmountInUSD} />
    </span>
  )
}
