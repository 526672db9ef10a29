import { MEASURES } from '@/api/gen/reports/constants'
import type { ReportRow } from '@/api/gen/shared/types'
import { readList } from '@/kit/display/readValue'

type Unit = 'count' | 'usd' | 'share' | 'seconds'

interface Drill {
  readonly list: string
  readonly date_field?: string
  readonly filters: Readonly<Record<string, string>>
}

export interface Measure {
  readonly title: string
  readonly text: string
  readonly unit: Unit
  readonly drill?: Drill
  readonly of?: readonly string[]
  readonly why?: string
  /** Whether the figures of parts add up to that of the whole. */
  readonly adds_up: boolean
}

const measures: Readonly<Record<string, Measure>> = MEASURES

export function measureOf(key: string): Measure {
  const found = measures[key]
  if (!found) throw new Error(`There is no measure ${key}.`)
  return found
}

const PATHS: Readonly<Record<string, string>> = {
  bets: '/bets',
  transactions: '/transactions/list',
  players: '/players',
}

/** As much of a row as its figures lead on by. */
export type Drilled = Pick<ReportRow, 'since' | 'until' | 'lists'>

function datesOf({ date_field }: Drill, { since, until }: Drilled): Record<string, string> {
  if (date_field === undefined) return { toDate: until, toExclusive: 'true' }
  if (date_field === 'active') return { activeFrom: since, activeTo: until, toExclusive: 'true' }
  return { fromDate: since, toDate: until, toExclusive: 'true', dateField: date_field }
}

/** The list whose total is the figure; null where none shows just that. */
export function listAt(
  { drill }: Measure,
  row: Drilled,
  tenants: Readonly<Record<string, string>>,
): string | null {
  const own = drill && row.lists?.[drill.list]
  if (!drill || !own) return null
  const query = { ...tenants, ...own, ...drill.filters, ...datesOf(drill, row) }
  return `${PATHS[drill.list]}?${new URLSearchParams(query)}`
}

/** What a row is about; nothing where the answer lacks it. */
export const valuesOf = (row: Pick<ReportRow, 'values'>): ReportRow['values'] =>
  readList(row.values).filter((each) => typeof each === 'object' && each !== null)

/** A figure of a row; null where it has none, or what is no number. */
export function figureIn(row: Pick<ReportRow, 'figures'>, measure: string): number | null {
  const figure: unknown = row.figures?.[measure]
  return typeof figure === 'number' ? figure : null
}
