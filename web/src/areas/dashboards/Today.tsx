import { QUICK_MEASURES } from '@/api/gen/dashboards/constants'
import type { QuickDashboard } from '@/api/gen/dashboards/endpoints'
import { changeInPercent, Figure, measureOf } from '@/areas/reports'
import { useClock } from '@/kit/display/clock'
import { inFull } from '@/kit/display/decimal'
import { rawText } from '@/kit/display/readValue'
import { shortTime } from '@/kit/display/times'

const ALL_LISTS = { bets: {}, transactions: {}, players: {} }

/** Today's figures, each beside yesterday's up to the same time of day. */
export function Today({ found }: { readonly found: QuickDashboard }) {
  const { timezone } = useClock()
  const { asOf, activeNow } = found
  return (
    <section aria-label="Today">
      <h2>Today</h2>
      <p className="dashboards-note">
        {`As of ${shortTime(Date.parse(asOf), timezone)}, days of ${rawText(found.timezone)}; yesterday up to the same time.`}
      </p>
      <ul className="dashboards-cards dashboards-today" aria-live="polite">
        {QUICK_MEASURES.map((measure) => (
          <DayCard key={measure} measure={measure} found={found} />
        ))}
        <li>
          <span title="Different players with a bet in the last 15 minutes.">Active now</span>
          <strong>{inFull(activeNow)}</strong>
          <small>players in the last 15 minutes</small>
        </li>
      </ul>
    </section>
  )
}

interface DayCardProps {
  readonly measure: string
  readonly found: QuickDashboard
}

function DayCard({ measure, found: { today, yesterday, tenants } }: DayCardProps) {
  const { title, text } = measureOf(measure)
  const [now, then] = [today.figures[measure], yesterday.figures[measure]]
  const isComparable = typeof now === 'number' && typeof then === 'number'
  const change = isComparable && now !== then ? changeInPercent(now, then) : null
  return (
    <li>
      <span title={text}>{title}</span>
      <strong>
        <Figure
          measure={measure}
          value={now}
          row={{ ...today, lists: ALL_LISTS }}
          tenants={tenants}
        />
      </strong>
      <small>
        {'Yesterday: '}
        <Figure
          measure={measure}
          value={then}
          row={{ ...yesterday, lists: ALL_LISTS }}
          tenants={tenants}
        />
        {change && (
          <>
            {' '}
            <span className="dashboards-change">
              {`(${change.startsWith('−') ? '' : '+'}${change})`}
            </span>
          </>
        )}
      </small>
    </li>
  )
}
