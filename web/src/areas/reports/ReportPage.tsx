import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { NO_REPORT } from '@/api/gen/reports/constants'
import type { ReportTableApiArg } from '@/api/gen/reports/endpoints'
import type { ReportRow } from '@/api/gen/shared/types'
import type { ListId } from '@/api/gen/views/enums'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { LATE, printPage, usePrinting } from '@/kit/print'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { type Reads, withGlobals } from '@/session/reads'
import { opensChanges } from './changedParts'
import { columnsOf, leadOf, nameOf, nounOf } from './columns'
import { declaredOf, filtersOf, type Period, periodOf, type ReportKey } from './reportFilters'
import { AsOf, Totals } from './Totals'
import { Refused, useRefusal } from './useRefusal'
import { endpointOf, useReport } from './useReport'

const ReportChart = lazyComponent(() => import('./ReportChart').then((code) => code.ReportChart))
const WhatChanged = lazyComponent(() => import('./WhatChanged').then((code) => code.WhatChanged))

const NO_TENANTS = {}

function withPeriod<Q extends object>({ period, fromDate, toDate, ...others }: Q & Period) {
  return { ...others, ...periodOf({ period, fromDate, toDate } as Period) }
}

/** A report as it is declared: its table with totals, its chart, and what changed since the period before. */
export function ReportPage({ report }: { readonly report: ReportKey }) {
  const { title, measures, changes } = declaredOf(report)
  const list = useListState(useMemo(() => filtersOf(report), [report]))
  const others = list.query
  const { sort, ...chosen } = withPeriod(list.query)
  const asked = { ...chosen, ...useGlobalFilters() }
  const { call, source } = useReport(report, { ...asked, sort })
  const refusal = useRefusal(call, asked, list.fields)
  const isFiltered = Object.keys(list.filters).length > 0
  const tenants = call.data?.tenants ?? NO_TENANTS
  const columns = useMemo(
    () => columnsOf(report, others.by, others.compare === true, tenants),
    [report, others.by, others.compare, tenants],
  )
  return (
    <ListPage<ReportRow, typeof list.kinds>
      id={`reports.${report}` as ListId}
      what={nounOf(report, others.by)}
      list={list}
      loaded={refusal.isRefused ? { ...call, error: undefined } : call}
      filters={refusal.fields}
      columns={columns}
      rowKey="key"
      rowName={nameOf}
      hrefOf={(row) => leadOf(report, row, tenants)}
      exporting={{ fileName: `report-${report}`, ...source }}
      toolbar={
        <Button icon={<PrinterOutlined />} onClick={printPage}>
          Print
        </Button>
      }
      above={
        call.data && (
          <div className="reports-head">
            <p className="kit-paper-title">{title}</p>
            <Refused
              {...refusal}
              granularity={others.granularity}
              onGranularity={(granularity) => list.setFilters({ granularity })}
            />
            {call.data.count === 0 && isFiltered && <p className="reports-note">{NO_REPORT}</p>}
            <AsOf page={call.data} />
            <Totals page={call.data} measures={measures} />
            <Section title="Chart">
              <ReportChart report={report} asked={refusal.asked} />
            </Section>
            {others.compare === true && changes.length > 0 && (
              <Section title="What changed" isOpen={opensChanges(location.hash)}>
                <WhatChanged report={report} asked={refusal.asked} />
              </Section>
            )}
          </div>
        )
      }
      empty={{ title: NO_REPORT, advice: 'Nothing happened in this period.' }}
    />
  )
}

interface SectionProps {
  readonly title: string
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly children: React.ReactNode
}

/** A part of the page that is read once it is opened, or printed. */
function Section({ title, isOpen: isOpenAtFirst = false, children }: SectionProps) {
  const [isChosen, setOpen] = useState(isOpenAtFirst)
  const isPrinting = usePrinting()
  const isOpen = isChosen || isPrinting
  return (
    <details
      className="reports-part"
      open={isOpen}
      onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className={LATE}>{isOpen && children}</div>
    </details>
  )
}

/** What a report's page asks for first. */
export const reportReads = (report: ReportKey): Reads =>
  listReads(filtersOf(report), endpointOf(report), (query, visit) => ({
    ...withGlobals(withPeriod(query), visit),
    report: report as ReportTableApiArg['report'],
  }))
