import type { ReportRow } from '@/api/gen/shared/types'
import { type Bar, type Compared, largest } from '@/kit/chart/series'
import { nameOf } from './columns'
import { figureIn, measureOf, valuesOf } from './measures'

/** Whether the parts of a measure add up, so that rows of one time can be drawn as one: different players do not. */
export const addsUp = (key: string): boolean => {
  const { unit, drill } = measureOf(key)
  return (unit === 'usd' || unit === 'count') && drill?.date_field !== 'active'
}

const figureOf = (row: ReportRow, measure: string): number => figureIn(row, measure) ?? 0

/** The figure at each time, beside that of the period before where there is one. */
export function overTime(rows: readonly ReportRow[], measure: string): Compared['points'] {
  const points = new Map<string, { label: string; current: number; previous: number | null }>()
  for (const row of [...rows].sort((one, other) => (one.since < other.since ? -1 : 1))) {
    const label = valuesOf(row).find(({ dimension }) => dimension === 'time')?.title ?? row.since
    const known = points.get(row.since) ?? { label, current: 0, previous: null }
    const before = row.before?.[measure]
    points.set(row.since, {
      label,
      current: known.current + figureOf(row, measure),
      previous: typeof before === 'number' ? (known.previous ?? 0) + before : known.previous,
    })
  }
  return [...points.values()]
}

/** The figure of each row, the largest first and the rest as one. */
export const byRow = (rows: readonly ReportRow[], measure: string): readonly Bar[] =>
  largest(
    rows
      .map((row) => ({
        label: nameOf(row),
        value: figureOf(row, measure),
      }))
      .sort((one, other) => other.value - one.value),
  )
