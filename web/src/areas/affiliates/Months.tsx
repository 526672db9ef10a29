import { useState } from 'react'
import {
  type AffiliateDetails,
  type AffiliateMonth,
  api,
  useAffiliateMonthsQuery,
} from '@/api/gen/affiliates/endpoints'
import { periodTitle } from '@/areas/billing_v1'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useNestedRecord } from '@/kit/list/useOpenRecord'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { claimStates } from './labels'

const MonthDrawer = lazyComponent(() => import('./MonthDrawer').then((code) => code.MonthDrawer))

const columnsOf = (open: (month: AffiliateMonth) => void) =>
  fieldsOf<AffiliateMonth>()({
    month: {
      field: [
        { field: 'year', title: 'Year' },
        { field: 'month', title: 'Month' },
      ],
      label: 'Month (UTC)',
      width: 152,
      render: (month) => (
        <button type="button" className="kit-link" onClick={() => open(month)}>
          {periodTitle(month)}
        </button>
      ),
      csv: periodTitle,
    },
    ggr: {
      field: 'profitBreakdown.ggrInUSD.total',
      label: 'GGR',
      width: 128,
      kind: 'usd',
      read: (of) => of.profitBreakdown.ggrInUSD.total,
    },
    commission: {
      width: 128,
      kind: 'usd',
      field: 'profitBreakdown.affiliateCommissionInUSD',
      read: ({ profitBreakdown }) => profitBreakdown.affiliateCommissionInUSD,
    },
    carried: {
      label: 'Loss carried over',
      width: 128,
      kind: 'usd',
      field: 'profitBreakdown.carriedLossInUSD',
      read: ({ profitBreakdown }) => profitBreakdown.carriedLossInUSD,
    },
    netProfit: {
      width: 128,
      kind: 'usd',
      field: 'profitBreakdown.netProfitInUSD',
      read: ({ profitBreakdown }) => profitBreakdown.netProfitInUSD,
    },
    claimStatus: {
      field: [{ field: 'claimStatus', labels: claimStates }],
      label: 'Claim',
      width: 112,
      render: ({ claimStatus }) =>
        claimStatus ? <Status {...labelOf(claimStates, claimStatus)} /> : null,
    },
  }).columns()

/** The closed months of an affiliate, the latest first; each opens with what it is made of. */
export function Months({ record: { affId } }: RecordTabProps<AffiliateDetails>) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useAffiliateMonthsQuery({ affId, page, limit: PAGE_SIZE })
  const opened = useNestedRecord({ ...call, data }, 'recordId')
  return (
    <>
      <PagedTable
        what="months"
        columns={columnsOf(opened.open)}
        rowKey="recordId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `months-of-${affId}`,
          endpoint: api.endpoints.affiliateMonths,
          arg: { affId },
        }}
        empty="No month is closed yet."
      />
      {opened.wasOpened && <MonthDrawer {...opened.drawer} />}
    </>
  )
}
