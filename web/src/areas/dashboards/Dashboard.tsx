import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { later } from '@/api/firstPage'
import { api, type DashboardApiArg, useDashboardQuery } from '@/api/gen/dashboards/endpoints'
import { granularity, ofWhen, periodFilters, periodOf, Refused, useRefusal } from '@/areas/reports'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { ListFilters } from '@/kit/list/ListFilters'
import { Unread } from '@/kit/list/Unread'
import { type ListState, useListState } from '@/kit/list/useListState'
import { printPage } from '@/kit/print'
import { useDrawnNext } from '@/kit/useDrawnNext'
import { WhenSeen } from '@/kit/WhenSeen'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { withGlobals } from '@/session/reads'
import { useSession } from '@/session/session'
import { CardChoice } from './CardChoice'
import { Cards } from './Cards'
import { useCards } from './useCards'
import './dashboards.css'

const Charts = lazyComponent(later(() => import('./Charts').then((code) => code.Charts)))
const BetsChart = lazyComponent(later(() => import('./Charts').then((code) => code.BetsChart)))

const filters = defineFilters()('time', { ...periodFilters, ...granularity })

function periodIn({ granularity: step, ...period }: ListState<typeof filters.filters>['filters']) {
  return { ...periodOf(period), ...(step && { granularity: step }) }
}

/** A period against the one before it: the user's cards, and charts. */
export function Dashboard() {
  const { timezone } = useClock()
  const { user } = useSession()
  const row = useRef<HTMLElement>(null)
  const list = useListState(filters)
  const cards = useCards()
  const { granularity: step, period, fromDate, toDate } = list.filters
  const asked = { ...periodIn(list.filters), ...useGlobalFilters() } as DashboardApiArg
  const call = useDashboardQuery(asked)
  const { isDrawn } = useDrawnNext() // the figures first
  const refusal = useRefusal(call, asked, list.fields)
  const shown = refusal.isRefused ? { ...call, error: undefined, currentData: call.data } : call
  return (
    <div className="kit-page dashboards-page">
      <p className="kit-paper-title">Dashboard</p>
      <div className="dashboards-bar">
        <Unread list={list} fields={refusal.fields} />
        <ListFilters list={list} fields={refusal.fields} row={row} />
        <CardChoice {...cards} />
        <Button icon={<PrinterOutlined />} onClick={printPage}>
          Print
        </Button>
      </div>
      <Refused
        {...refusal}
        granularity={step}
        onGranularity={(next) => list.setFilters({ granularity: next })}
      />
      <Loaded what="The dashboard" call={shown}>
        {(found) => (
          <>
            <p className="dashboards-note">
              {ofWhen({ ...found, ...found.total }, timezone)}
              {found.isRunning &&
                ' The period has not ended, and is compared up to the same elapsed time.'}
              {found.holdsSums && ' Some figures hold bets that are kept as sums without rows.'}
            </p>
            <Cards cards={cards.cards} found={found} period={{ period, fromDate, toDate }} />
            {isDrawn && (
              <WhenSeen>
                <Charts found={found} />
              </WhenSeen>
            )}
          </>
        )}
      </Loaded>
      {isDrawn && user.permissions.includes('dashboard_bets_chart') && (
        <WhenSeen>
          <BetsChart asked={refusal.asked} />
        </WhenSeen>
      )}
    </div>
  )
}

export const reads = listReads(
  filters,
  api.endpoints.dashboard,
  (query, visit) => withGlobals(periodIn(query), visit) as DashboardApiArg,
)
