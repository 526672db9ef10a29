import type { Dashboard, DayFigures } from '@/api/gen/dashboards/endpoints'
import { type DashboardApiArg, useDashboardBetsChartQuery } from '@/api/gen/dashboards/endpoints'
import { measureOf, shownAs } from '@/areas/reports'
import { BarChart } from '@/kit/chart/BarChart'
import { ComparedChart } from '@/kit/chart/ComparedChart'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { periodText, shortTime } from '@/kit/display/times'

const OVER_TIME = [
  'deposits',
  'withdrawals',
  'ggrCasino',
  'ggrSport',
  'registrations',
  'ftd',
] as const

const formatOf = (measure: string) => (value: number) => shownAs(measureOf(measure), value, false)

/** A step's beginning: its day, and the hour where steps are hours. */
const labelOf = (since: string, timezone: string, isHour: boolean): string =>
  shortTime(Date.parse(since), timezone).slice(0, isHour ? undefined : -', 00:00'.length)

const aboutOf = ({ since, until }: DayFigures, timezone: string) => [
  'Dashboard',
  `${periodText(since, until, timezone)}, ${timezone}`,
]

interface ChartsProps {
  readonly found: Dashboard
}

/** The period's course, and what brought most GGR. */
export function Charts({ found }: ChartsProps) {
  const { timezone } = useClock()
  const { steps, stepsBefore, granularity } = found
  const about = aboutOf(found.total, timezone)
  return (
    <div className="dashboards-pair">
      {OVER_TIME.map((measure) => (
        <section key={measure} aria-label={measureOf(measure).title}>
          <h2>{measureOf(measure).title}</h2>
          <ComparedChart
            className="dashboards-chart"
            title={measureOf(measure).title}
            about={about}
            names={['This period', 'The period before']}
            points={steps.map(({ since, figures }, at) => ({
              label: labelOf(since, timezone, granularity === 'HOUR'),
              current: figures[measure] ?? null,
              previous: stepsBefore[at]?.figures[measure] ?? null,
            }))}
            format={formatOf(measure)}
          />
        </section>
      ))}
      <Top title="Top games by GGR" about={about} rows={found.topGames} />
      <Top title="Top operators by GGR" about={about} rows={found.topOperators} />
    </div>
  )
}

interface TopProps {
  readonly title: string
  readonly about: readonly string[]
  readonly rows: Dashboard['topGames']
}

function Top({ title, about, rows }: TopProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <BarChart
        className="dashboards-chart"
        title={title}
        about={about}
        bars={rows.map(({ values, figures }) => ({
          label: values.map((each) => each.title).join(' · '),
          value: figures['ggr'] ?? 0,
        }))}
        format={formatOf('ggr')}
      />
    </section>
  )
}

/** Wager of casino bets beside that of sport bets, for who may see it. */
export function BetsChart({ asked }: { readonly asked: DashboardApiArg }) {
  const { timezone } = useClock()
  const call = useDashboardBetsChartQuery(asked)
  const wager = ({ figures }: DayFigures) => figures['wager'] ?? 0
  return (
    <section aria-label="Bets by type">
      <h2>Bets by type</h2>
      <Loaded what="The chart of bets" call={call}>
        {({ types, granularity }) => (
          <ComparedChart
            className="dashboards-chart"
            title="Wager by type"
            about={types[0] ? aboutOf(types[0].total, timezone) : []}
            names={['Casino', 'Sport']}
            points={(types[0]?.steps ?? []).map((step, at) => ({
              label: labelOf(step.since, timezone, granularity === 'HOUR'),
              current: wager(step),
              previous: types[1]?.steps[at] ? wager(types[1].steps[at]) : null,
            }))}
            format={formatOf('wager')}
          />
        )}
      </Loaded>
    </section>
  )
}
