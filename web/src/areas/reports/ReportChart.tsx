import { Select } from 'antd'
import { useState } from 'react'
import { BarChart } from '@/kit/chart/BarChart'
import { ComparedChart } from '@/kit/chart/ComparedChart'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { periodText } from '@/kit/display/times'
import { shownAs } from './amounts'
import { byRow, overTime } from './chartData'
import { measureOf } from './measures'
import { declaredOf, type ReportKey } from './reportFilters'
import { type Asked, useReport } from './useReport'

const ALONE = ['This period'] as const
const BOTH = [...ALONE, 'The period before'] as const
const NO_CHART = 'The platform sums up no chart of this report.'
const NOTHING = 'There is nothing to draw in this period.'

interface ReportChartProps {
  readonly report: ReportKey
  readonly asked: Asked
}

/** One of the report's measures of all its rows, over time where it has time, else of the largest of them. */
export function ReportChart({ report, asked }: ReportChartProps) {
  const { timezone } = useClock()
  const { title, dimensions, charted, sort } = declaredOf(report)
  const sorted = sort.replace('-', '')
  const [measure, choose] = useState(charted.includes(sorted) ? sorted : (charted[0] ?? ''))
  const { call } = useReport(report, { ...asked, chart: measure, page: 1, limit: 1 })
  const described = measureOf(measure)
  const format = (value: number) => shownAs(described, value, false)
  return (
    <>
      <Select
        aria-label="Measure of the chart"
        value={measure}
        onChange={choose}
        options={charted.map((value) => ({ value, label: measureOf(value).title }))}
        popupMatchSelectWidth={false}
      />
      <Loaded what="The chart" call={call}>
        {({ chart, since, until }) => {
          if (!Array.isArray(chart)) return <p className="reports-note">{NO_CHART}</p>
          if (chart.length === 0) return <p className="reports-note">{NOTHING}</p>
          const about = [title, `${periodText(since, until, timezone)}, ${timezone}`]
          return dimensions.includes('time') ? (
            <ComparedChart
              className="reports-chart"
              title={described.title}
              about={about}
              names={asked.compare ? BOTH : ALONE}
              points={overTime(chart)}
              format={format}
            />
          ) : (
            <BarChart
              className="reports-chart"
              title={described.title}
              about={about}
              bars={byRow(chart)}
              format={format}
            />
          )
        }}
      </Loaded>
    </>
  )
}
