import { Tooltip } from 'antd'
import type { ReportPage } from '@/api/gen/reports/endpoints'
import { useClock } from '@/kit/display/clock'
import { rawText } from '@/kit/display/readValue'
import { shortTime } from '@/kit/display/times'
import { changeInPercent } from './amounts'
import { Figure } from './Figure'
import { measureOf } from './measures'
import './reports.css'

interface TotalsProps {
  readonly page: ReportPage
  readonly measures: readonly string[]
}

/** The figures of all rows, each with what it means; those that are computed of others lead to these. */
export function Totals({ page, measures }: TotalsProps) {
  const { totals, tenants } = page
  if (!totals?.figures) return null
  return (
    <dl className="reports-totals">
      {measures.map((measure) => {
        const [now, before] = [totals.figures[measure], totals.before?.[measure]]
        const percent =
          typeof now === 'number' && typeof before === 'number'
            ? changeInPercent(now, before)
            : null
        return (
          <div key={measure}>
            <dt>
              <Tooltip title={measureOf(measure).text}>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
                <span tabIndex={0}>{measureOf(measure).title}</span>
              </Tooltip>
            </dt>
            <dd>
              <Figure
                measure={measure}
                value={now}
                row={totals}
                tenants={tenants}
                figures={totals.figures}
              />
              {percent && <small>{` ${percent.startsWith('−') ? '' : '+'}${percent}`}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Of when the figures are, and what they hold. */
export function AsOf({ page }: { readonly page: ReportPage }) {
  const { timezone } = useClock()
  const { comparedSince, comparedUntil, since, until } = page
  const time = (at: string) => shortTime(Date.parse(at), timezone)
  return (
    <p className="reports-note">
      {`${time(since)} to ${time(until)}, days of ${rawText(page.timezone)}, as of ${time(page.asOf)}.`}
      {page.isRunning && ' The period has not ended.'}
      {comparedSince &&
        comparedUntil &&
        ` Compared with ${time(comparedSince)} to ${time(comparedUntil)}.`}
      {page.holdsSums &&
        ' Some figures hold bets that are kept as sums without rows; their lists show these beside the rows.'}
    </p>
  )
}
