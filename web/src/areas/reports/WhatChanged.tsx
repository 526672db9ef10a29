import { Button, Select } from 'antd'
import { useState } from 'react'
import {
  type Cause,
  type Changes,
  type ReportChangesApiArg,
  useReportChangesQuery,
} from '@/api/gen/reports/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { Rows } from '@/kit/display/Rows'
import { Amount, Difference } from './Amount'
import { changedMeasureOf, filterOf, type Portion, partOf } from './changedParts'
import { Figure } from './Figure'
import { measureOf, valuesOf } from './measures'
import { declaredOf, dimensions, type ReportKey } from './reportFilters'
import type { Asked } from './useReport'

interface WhatChangedProps {
  readonly report: ReportKey
  readonly asked: Asked
}

/** A measure's difference to the period before, broken down to what it is made of, part by part. */
export function WhatChanged({ report, asked }: WhatChangedProps) {
  const choices = declaredOf(report).measures.filter((key) => measureOf(key).adds_up)
  const [measure, setMeasure] = useState(() => changedMeasureOf(location.hash, choices))
  const [by, setBy] = useState<string>()
  const [within, setWithin] = useState<readonly Portion[]>([])
  const { by: _by, sort: _sort, page: _page, limit: _limit, compare: _, ...filters } = asked
  const { granularity: _granularity, ...rest } = filters
  const parts = Object.assign({}, ...within.map(filterOf))
  const arg = { ...rest, ...parts, report, measure, ...(by && { by }) }
  const call = useReportChangesQuery(arg as ReportChangesApiArg)
  const step = (parts: readonly Portion[], next?: string) => {
    setWithin(parts)
    setBy(next)
  }
  const measureChosen = (chosen: string) => {
    setMeasure(chosen)
    step([])
  }
  return (
    <>
      <div className="reports-choices">
        <Select
          aria-label="Measure that changed"
          value={measure}
          onChange={measureChosen}
          options={choices.map((value) => ({ value, label: measureOf(value).title }))}
          popupMatchSelectWidth={false}
        />
        <Within parts={within} onChoose={(parts) => step(parts, within[parts.length]?.dimension)} />
      </div>
      <Loaded what="What changed" call={call}>
        {(found) => (
          <>
            <Select
              aria-label="Broken down by"
              value={found.by as string}
              onChange={setBy}
              options={leftOf(found, within).map((value) => ({
                value,
                label: `by ${dimensions[value]}`,
              }))}
              popupMatchSelectWidth={false}
            />
            <Causes
              found={found}
              next={leftOf(found, within).filter((each) => each !== found.by)}
              onFollow={(part, next) => step([...within, part], next)}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

/** What the difference can be broken down by that it is not yet looked at within. */
const leftOf = ({ dimensions: possible }: Changes, within: readonly Portion[]): readonly string[] =>
  possible.filter((each) => !within.some(({ dimension }) => dimension === each))

interface WithinProps {
  readonly parts: readonly Portion[]
  readonly onChoose: (parts: readonly Portion[]) => void
}

/** The parts within which the difference is looked at, each the way back to it. */
function Within({ parts, onChoose }: WithinProps) {
  if (parts.length === 0) return null
  return (
    <nav aria-label="Looked at within">
      <Button type="link" size="small" onClick={() => onChoose([])}>
        All
      </Button>
      {parts.map(({ dimension, title }, at) =>
        at === parts.length - 1 ? (
          <span key={dimension} aria-current="true">{`› ${title}`}</span>
        ) : (
          <Button
            key={dimension}
            type="link"
            size="small"
            onClick={() => onChoose(parts.slice(0, at + 1))}
          >{`› ${title}`}</Button>
        ),
      )}
    </nav>
  )
}

interface CausesProps {
  readonly found: Changes
  /** What a part can be broken down by further. */
  readonly next: readonly string[]
  readonly onFollow: (part: Portion, next: string) => void
}

function Causes({ found, next, onFollow }: CausesProps) {
  const { causes, tenants, measure, comparedSince, comparedUntil } = found
  const described = measureOf(measure)
  const shown = (value: number) => <Amount measure={described} value={value} />
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
        Before: ({ before, row }) =>
          row ? (
            <Figure
              measure={measure}
              value={before}
              row={{ ...row, since: comparedSince, until: comparedUntil }}
              tenants={tenants}
            />
          ) : (
            shown(before)
          ),
        Difference: ({ before, now }) => (
          <Difference measure={described} now={now} before={before} />
        ),
        Further: (cause) => <Further cause={cause} next={next} onFollow={onFollow} />,
      }}
    />
  )
}

interface FurtherProps extends Omit<CausesProps, 'found'> {
  readonly cause: Pick<Cause, 'row' | 'title'>
}

/** The way on to what the part itself is made of. */
function Further({ cause, next, onFollow }: FurtherProps) {
  const value = cause.row && valuesOf(cause.row)[0]
  const part = value && partOf(value)
  const [first] = next
  if (!part || !first) return null
  return (
    <Button
      size="small"
      aria-label={`Break down ${cause.title} by ${dimensions[first]}`}
      onClick={() => onFollow(part, first)}
    >{`by ${dimensions[first]}`}</Button>
  )
}
