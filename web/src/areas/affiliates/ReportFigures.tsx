import type { AffiliateReportRow } from '@/api/gen/affiliates/endpoints'
import { ComparedChart } from '@/kit/chart/ComparedChart'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { type Figure, type Figures, titleOfMonth, totalOf } from './months'

interface ReportFiguresProps {
  readonly affId: string
  readonly rows: readonly AffiliateReportRow[]
  /** As many months before them. */
  readonly before: readonly AffiliateReportRow[]
}

const FIGURES: readonly (readonly [name: Figure, label: string, isMoney: boolean])[] = [
  ['totalBetAmountInUSD', 'Wager', true],
  ['totalBetCount', 'Bets', false],
  ['totalPlInUSD', 'GGR', true],
  ['signups', 'Signups', false],
  ['totalFtdCount', 'First deposits', false],
]
const CHARTS: readonly Figure[] = [
  'totalPlInUSD',
  'totalBetAmountInUSD',
  'signups',
  'totalFtdCount',
]

const shown = (of: Figures, [name, , isMoney]: (typeof FIGURES)[number]) =>
  isMoney ? <Money amount={of[name]} /> : inFull(of[name])

/** What the months come to, beside as many before them, in figures and drawn. */
export function ReportFigures({ affId, rows, before }: ReportFiguresProps) {
  const names = [`Last ${rows.length} months`, `The ${before.length} months before`] as const
  const [first, last] = [rows[0], rows.at(-1)]
  const about = [
    `Affiliate ${affId}`,
    ...(first && last
      ? [`${titleOfMonth(first.timeStamp)} to ${titleOfMonth(last.timeStamp)}, UTC`]
      : []),
  ]
  const [now, then] = [totalOf(rows), totalOf(before)]
  return (
    <>
      <Rows
        className="kit-figures affiliates-totals"
        isLive
        of={FIGURES}
        keyOf={([name]) => name}
        columns={{
          Figure: ([, label]) => label,
          [names[0]]: (figure) => shown(now, figure),
          [names[1]]: (figure) => shown(then, figure),
        }}
      />
      <div className="affiliates-charts">
        {FIGURES.filter(([name]) => CHARTS.includes(name)).map(([name, label, isMoney]) => (
          <div key={name}>
            <h3>{label}</h3>
            <ComparedChart
              className="affiliates-chart"
              title={label}
              about={about}
              names={names}
              points={rows.map((row, at) => ({
                label: titleOfMonth(row.timeStamp).replace(/^(\w{3})\w* (?:\d\d)?/, '$1 '),
                current: row[name],
                previous: before[at]?.[name] ?? null,
              }))}
              format={(value) => (isMoney ? `${inFull(value)} USD` : inFull(value))}
            />
          </div>
        ))}
      </div>
    </>
  )
}
