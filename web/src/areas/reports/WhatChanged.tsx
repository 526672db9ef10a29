import { Select } from 'antd'
import { useState } from 'react'
import {
  type Changes,
  type ReportChangesApiArg,
  useReportChangesQuery,
} from '@/api/gen/reports/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { Rows } from '@/kit/display/Rows'
import { shownAs } from './amounts'
import { addsUp } from './chartData'
import { Figure } from './Figure'
import { measureOf } from './measures'
import { declaredOf, dimensions, type ReportKey } from './reportFilters'
import type { Asked } from './useReport'

interface WhatChangedProps {
  readonly report: ReportKey
  readonly asked: Asked
}

/** A measure's difference to the period before, broken down to what it is made of. */
export function WhatChanged({ report, asked }: WhatChangedProps) {
  const { measures, changes } = declaredOf(report)
  const choices = measures.filter(addsUp)
  const [measure, setMeasure] = useState(choices.includes('ggr') ? 'ggr' : (choices[0] ?? ''))
  const [by, setBy] = useState(changes[0] ?? '')
  const { by: _by, sort: _sort, page: _page, limit: _limit, compare: _, ...filters } = asked
  const { granularity: _granularity, ...rest } = filters
  const call = useReportChangesQuery({ ...rest, report, measure, by } as ReportChangesApiArg)
  return (
    <>
      <div className="reports-choices">
        <Select
          aria-label="Measure that changed"
          value={measure}
          onChange={setMeasure}
          options={choices.map((value) => ({ value, label: measureOf(value).title }))}
          popupMatchSelectWidth={false}
        />
        <Select
          aria-label="Broken down by"
          value={by}
          onChange={setBy}
          options={changes.map((value) => ({ value, label: `by ${dimensions[value]}` }))}
          popupMatchSelectWidth={false}
        />
      </div>
      <Loaded what="What changed" call={call}>
        {(found) => <Causes found={found} />}
      </Loaded>
    </>
  )
}

function Causes({ found }: { readonly found: Changes }) {
  const { causes, tenants, measure } = found
  const described = measureOf(measure)
  const shown = (value: number) => shownAs(described, value, false)
  const whole = { title: 'All', row: null, ...found }
  return (
    <Rows
      className="kit-figures"
      isLive
      of={[...causes, whole]}
      columns={{
        Cause: ({ title }) => title,
        Now: ({ now, row }) =>
          row ? <Figure measure={measure} value={now} row={row} tenants={tenants} /> : shown(now),
        Before: ({ before }) => shown(before),
        Difference: ({ difference }) => `${difference > 0 ? '+' : ''}${shown(difference)}`,
      }}
    />
  )
}
