import { Tooltip } from 'antd'
import type { ReportPage } from '@/api/gen/reports/endpoints'
import { useClock } from '@/kit/display/clock'
import { rawText } from '@/kit/display/readValue'
import { periodText, shortTime } from '@/kit/display/times'
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

interface Dated {
  readonly since: string
  readonly until: string
  readonly asOf: string
  /** Whose days are counted. */
  readonly timezone: string
}

/** Of when figures are: their period, in the reader's time zone, and when they were read. */
export const ofWhen = ({ since, until, asOf, timezone }: Dated, readers: string): string =>
  `${periodText(since, until, readers)}, days of ${rawText(timezone)}, as of ${shortTime(Date.parse(asOf), readers)}.`

/** Of when the figures are, and what they hold. */
export function AsOf({ page }: { readonly page: ReportPage }) {
  const { timezone } = useClock()
  const { comparedSince, comparedUntil } = page
  return (
    <p className="reports-note">
      {ofWhen(page, timezone)}
      {page.isRunning && ' The period has not ended.'}
      {comparedSince &&
        comparedUntil &&
        ` Compared with ${periodText(comparedSince, comparedUntil, timezone)}.`}
      {page.holdsSums &&
        ' Some figures hold bets that are kept as sums without rows; their lists show these beside the rows.'}
    </p>
  )
}
