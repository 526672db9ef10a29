import { Select } from 'antd'
import { useState } from 'react'
import { BarChart } from '@/kit/chart/BarChart'
import { ComparedChart } from '@/kit/chart/ComparedChart'
import { Loaded } from '@/kit/display/Loaded'
import { shownAs } from './amounts'
import { addsUp, byRow, overTime } from './chartData'
import { measureOf } from './measures'
import { declaredOf, type ReportKey } from './reportFilters'
import { type Asked, useReport } from './useReport'

const MOST = 1000

interface ReportChartProps {
  readonly report: ReportKey
  readonly asked: Asked
}

/** One of the report's measures, over time where it has time, else by its rows. */
export function ReportChart({ report, asked }: ReportChartProps) {
  const { dimensions, measures } = declaredOf(report)
  const choices = measures.filter(addsUp)
  const [measure, choose] = useState(choices[0] ?? '')
  const hasTime = dimensions.includes('time')
  const sort = hasTime ? 'time' : `-${measure}`
  const { call } = useReport(report, { ...asked, sort, page: 1, limit: MOST })
  const described = measureOf(measure)
  const format = (value: number) => shownAs(described, value, false)
  return (
    <>
      <Select
        aria-label="Measure of the chart"
        value={measure}
        onChange={choose}
        options={choices.map((value) => ({ value, label: measureOf(value).title }))}
        popupMatchSelectWidth={false}
      />
      <Loaded what="The chart" call={call}>
        {({ items, remaining }) => (
          <>
            {hasTime ? (
              <ComparedChart
                className="reports-chart"
                title={described.title}
                names={['This period', 'The period before']}
                points={overTime(items, measure)}
                format={format}
              />
            ) : (
              <BarChart
                className="reports-chart"
                title={described.title}
                bars={byRow(items, measure)}
                format={format}
              />
            )}
            {remaining > 0 && <p className="reports-note">{`Of the first ${MOST} rows.`}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}
