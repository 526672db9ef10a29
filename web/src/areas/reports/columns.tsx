import type { ReportRow } from '@/api/gen/shared/types'
import type { Column } from '@/kit/list/columns'
import { changeInPercent, shownAs } from './amounts'
import { Figure } from './Figure'
import { type Drilled, listAt, measureOf } from './measures'
import { declaredOf, dimensions, type ReportKey } from './reportFilters'

const titleIn = (row: ReportRow, dimension: string): string | undefined =>
  row.values.find((each) => each.dimension === dimension)?.title

/** What a row is called. */
export const nameOf = (row: ReportRow): string => row.values.map(({ title }) => title).join(' · ')

type Tenants = Readonly<Record<string, string>>

const RECORDS: Readonly<Record<string, (id: string) => string>> = {
  release: (open) => `/bonus/releases?${new URLSearchParams({ open })}`,
  affiliate: (affId) => `/affiliates?${new URLSearchParams({ affId })}`,
  channel: (open) => `/channels?${new URLSearchParams({ open })}`,
}

/** Where a row leads: to its record, else to the list of its first figure, or to that of all bets beside it. */
export function leadOf(report: ReportKey, row: ReportRow, tenants: Tenants): string {
  const record = row.values.find(({ dimension, value }) => value && RECORDS[dimension])
  if (record?.value) return RECORDS[record.dimension]?.(record.value) ?? ''
  const all: Drilled = { ...row, lists: { bets: {}, transactions: {}, players: {} } }
  const keys = declaredOf(report).measures.map(measureOf)
  const addresses = [row, all].flatMap((each) => keys.map((key) => listAt(key, each, tenants)))
  return addresses.find((address) => address !== null) ?? ''
}

const dimensionColumn = (key: string): Column<ReportRow> => ({
  key,
  title: dimensions[key] ?? key,
  width: 152,
  sortable: true,
  read: (row) => titleIn(row, key),
})

const figureColumn = (key: string, tenants: Tenants): Column<ReportRow> => ({
  key,
  title: measureOf(key).title,
  width: 136,
  align: 'end',
  sortable: true,
  read: (row) => row.figures[key] ?? null,
  render: (row) => <Figure measure={key} value={row.figures[key]} row={row} tenants={tenants} />,
  csv: (row) => row.figures[key] ?? null,
})

/** The difference to the period before, and in per cent. */
function difference(row: ReportRow, key: string): string | null {
  const [now, before] = [row.figures[key], row.before?.[key]]
  if (now === null || now === undefined || before === null || before === undefined) return null
  const percent = changeInPercent(now, before)
  const sign = now > before ? '+' : ''
  return `${sign}${shownAs(measureOf(key), now - before, false)}${percent ? ` (${percent})` : ''}`
}

const changeColumn = (key: string): Column<ReportRow> => ({
  key: `change.${key}`,
  title: `${measureOf(key).title} change`,
  width: 184,
  align: 'end',
  sortable: true,
  read: (row) => difference(row, key),
})

/** What a report declares: what rows are about, its measures, and their changes where it is compared. */
export function columnsOf(
  report: ReportKey,
  by: string | undefined,
  isCompared: boolean,
  tenants: Tenants,
): readonly Column<ReportRow>[] {
  const { dimensions: fixed, choices, measures } = declaredOf(report)
  const rows = choices.length > 0 ? [...fixed, by ?? choices[0]] : fixed
  return [
    ...rows.map((key) => dimensionColumn(String(key))),
    ...measures.flatMap((key) => [
      figureColumn(key, tenants),
      ...(isCompared ? [changeColumn(key)] : []),
    ]),
  ]
}
