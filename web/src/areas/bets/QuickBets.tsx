import { Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { api, useQuickBetsListQuery } from '@/api/gen/bets/endpoints'
import { type BetPeriod, betPeriodValues } from '@/api/gen/bets/enums'
import { useHasDialog } from '@/kit/dialog/useDialog'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { periodLabels } from '@/kit/list/periods'
import { useOpenId, useOpenRecord } from '@/kit/list/useOpenRecord'
import { useOperatorColumn } from '@/session/operator'
import { usePolling } from '@/session/usePolling'
import { betActions } from './actions'
import { FoundBets } from './BetTotals'
import { columns } from './fields'
import { betReads, quickFields, quickSpec, useBetList } from './filters'
import { nameOf } from './labels'

const BetDrawer = lazyComponent(() => import('./BetDrawer').then((code) => code.BetDrawer))

const [USUAL_PERIOD] = betPeriodValues
const REFRESH_EVERY = 10_000

/** The list has one order: the newest first. */
const unsorted = columns.map((column) => ({ ...column, sortable: false }))

/** The bets of a period up to now. They are read again every 10 seconds, unless one is being worked on. */
export function QuickBets() {
  const { list, fields, filters, addressed } = useBetList(quickSpec, quickFields)
  const { openId } = useOpenId()
  const isSelected = useRowSelected()
  const hasDialog = useHasDialog()
  const isPaused = isSelected || openId !== null || hasDialog
  const { period = USUAL_PERIOD } = addressed
  const { page, limit } = list
  const query = { ...filters, page, limit, period }
  const loaded = useQuickBetsListQuery(query, usePolling(isPaused ? 0 : REFRESH_EVERY))
  const opened = useOpenRecord(loaded, 'betId')
  return (
    <>
      <ListPage
        id="bets.quick"
        what="bets"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(unsorted, 'operator.opTitle')}
        filters={fields}
        rowKey="betId"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={betActions}
        exporting={{ fileName: 'quick-bets', endpoint: api.endpoints.quickBetsList, arg: query }}
        above={
          <PeriodBar
            period={period}
            isPaused={isPaused}
            onChoose={(to) => list.setFilters({ period: to === USUAL_PERIOD ? null : to })}
          />
        }
        summary={<FoundBets totals={loaded.data?.totals} unlisted={loaded.data?.unlisted} />}
        empty={{ title: 'No bets in this period', advice: 'New bets appear here automatically.' }}
      />
      {opened.wasOpened && <BetDrawer {...opened.drawer} listed={opened.record.data} />}
    </>
  )
}

interface PeriodBarProps {
  readonly period: BetPeriod
  readonly isPaused: boolean
  readonly onChoose: (period: BetPeriod) => void
}

function PeriodBar({ period, isPaused, onChoose }: PeriodBarProps) {
  return (
    <div className="bets-period">
      <Segmented
        aria-label="Period"
        options={optionsOf(betPeriodValues, periodLabels)}
        value={period}
        onChange={onChoose}
      />
      <small>
        {isPaused ? 'Paused while a bet is open or selected' : 'Refreshed every 10 seconds'}
      </small>
    </div>
  )
}

const SELECTED = '[data-row-key] :focus-visible'

/** Whether the keyboard has selected a row, as `j` and `k` do. */
function useRowSelected(): boolean {
  const [isSelected, setSelected] = useState(false)
  useEffect(() => {
    const follow = ({ type, target }: FocusEvent) =>
      setSelected(type === 'focusin' && target instanceof Element && target.matches(SELECTED))
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [])
  return isSelected
}

export const reads = betReads(
  quickSpec,
  quickFields,
  api.endpoints.quickBetsList,
  ({ page, limit, period = USUAL_PERIOD }, filters) => ({ ...filters, page, limit, period }),
)
