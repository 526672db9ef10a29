import type { ReportRow } from '@/api/gen/shared/types'
import { Named } from '@/kit/display/Id'
import { rawText } from '@/kit/display/readValue'
import { stepText } from '@/kit/display/times'
import type { Column } from '@/kit/list/columns'
import { Difference } from './Amount'
import { changeInPercent, shownAs } from './amounts'
import { Figure } from './Figure'
import { type Drilled, figureIn, listAt, measureOf, valuesOf } from './measures'
import { declaredOf, dimensions, type ReportKey, transactionTypes } from './reportFilters'

type Value = ReportRow['values'][number]

/** The platform's title, but of types, which the console calls by its own words. */
const titleOf = ({ dimension, value, title }: Value): string =>
  (dimension === 'type' && value && transactionTypes[value]) || title

const titleIn = (row: ReportRow, dimension: string): string | undefined => {
  const found = valuesOf(row).find((each) => each.dimension === dimension)
  return found && titleOf(found)
}

const textOf = (value: Value): string =>
  value.dimension === 'time' ? stepText(rawText(value.title)) : rawText(titleOf(value))

/** What a row is called. */
export const nameOf = (row: ReportRow): string => valuesOf(row).map(textOf).join(' · ')

/** Several operators may call a release alike. On a telephone, which has no room for the other columns, what tells it
 * from rows of the same name stands below. */
function RowName({ row }: { readonly row: ReportRow }) {
  const [first, ...others] = valuesOf(row)
  if (!first) return null
  return (
    <>
      {first.dimension === 'release' && first.value ? (
        <Named name={textOf(first)} id={first.value} />
      ) : (
        <span className="reports-name">{textOf(first)}</span>
      )}
      {others.length > 0 && (
        <small className="reports-others">{others.map(textOf).join(' · ')}</small>
      )}
    </>
  )
}

/** Where a row is about one thing alone. */
const NOUNS: Readonly<Record<string, string>> = {
  operator: 'operators',
  game: 'games',
  provider: 'providers',
  release: 'releases',
  affiliate: 'affiliates',
  channel: 'channels',
}

/** What a report is about; a choice may make it about another. */
function rowsOf(report: ReportKey, by: string | undefined): readonly string[] {
  const { dimensions: fixed, choices } = declaredOf(report)
  const chosen = by ?? choices[0]
  return chosen ? [...fixed, chosen] : fixed
}

/** What it lists, in the plural. */
export function nounOf(report: ReportKey, by: string | undefined): string {
  const [first = '', ...others] = rowsOf(report, by)
  // A release has one operator: with it, a row is about the release alone all the same.
  const isOfOne = others.length === 0 || first === 'release'
  return (isOfOne && NOUNS[first]) || 'report rows'
}

type Tenants = Readonly<Record<string, string>>

const RECORDS: Readonly<Record<string, (id: string) => string>> = {
  release: (open) => `/bonus/releases?${new URLSearchParams({ open })}`,
  affiliate: (affId) => `/affiliates?${new URLSearchParams({ affId })}`,
  channel: (open) => `/channels?${new URLSearchParams({ open })}`,
}

/** Where a row leads: to its record, else to the list of its first figure, or to that of all bets beside it. */
export function leadOf(report: ReportKey, row: ReportRow, tenants: Tenants): string {
  const record = valuesOf(row).find(({ dimension, value }) => value && RECORDS[dimension])
  if (record?.value) return RECORDS[record.dimension]?.(record.value) ?? ''
  const all: Drilled = { ...row, lists: { bets: {}, transactions: {}, players: {} } }
  const keys = declaredOf(report).measures.map(measureOf)
  const addresses = [row, all].flatMap((each) => keys.map((key) => listAt(key, each, tenants)))
  return addresses.find((address) => address !== null) ?? ''
}

/** What a window of 1280 pixels leaves beside the menu. */
const ROOM = 1016
const WIDTHS = { count: 128, usd: 136, share: 116, seconds: 128 } as const
/** What a head takes beside its letters, and each of them. */
const HEAD = 34
const LETTER = 7
const NAME_WIDTH = 152
/** Of what is named with whose it is. */
const LONG_NAMES: Readonly<Record<string, number>> = { affiliate: 200, channel: 288 }
/** Names have what measures leave, up to this. */
const MOST_MORE = 96
const OTHER_WIDTH = 136
/** Of each where a row is about more than two. */
const NARROW_WIDTH = 112
const CHANGE_WIDTH = 184

/** What stands back first where there is no room for all; the column chooser has it. */
const SECONDARY = [
  ...['withdrawing', 'depositing'],
  ...['costs', 'ggrCasino', 'ggrSport', 'players', 'netDeposits', 'declaredRtp', 'createdSum'],
  ...['rtp', 'stakes', 'decisionTime', 'depositors', 'ftd', 'created', 'wager', 'registrations'],
  ...['active', 'wins'],
  // Beside what changed of them there is room for two or three.
  ...['ggrShare', 'margin', 'rejected', 'approvalRate', 'withdrawals', 'deposits'],
  ...['registeredByPartner', 'registeredByReferral', 'registeredDirectly', 'verified'],
  ...['shareOfGgr', 'timeGgr', 'releasePlayers', 'claimed', 'wagered'],
]

/** Of the figures, or of their head where that is longer. */
function widthOf(key: string): number {
  const { title, unit } = measureOf(key)
  return Math.max(WIDTHS[unit], HEAD + LETTER * title.length)
}

const widthOfAll = (keys: readonly string[], isCompared: boolean): number =>
  keys.reduce((sum, key) => sum + widthOf(key) + (isCompared ? CHANGE_WIDTH : 0), 0)

/** The measures that stand in the table until others are chosen. */
function shownOf(
  measures: readonly string[],
  room: number,
  isCompared: boolean,
): readonly string[] {
  return SECONDARY.reduce(
    (shown, key) =>
      widthOfAll(shown, isCompared) > room ? shown.filter((each) => each !== key) : shown,
    measures,
  )
}

const dimensionColumn = (key: string, width: number, at: number): Column<ReportRow> => ({
  key,
  title: dimensions[key] ?? key,
  width,
  sortable: true,
  ...(at === 0
    ? { render: (row) => <RowName row={row} />, csv: (row) => titleIn(row, key) }
    : { read: (row) => titleIn(row, key) }),
  field: `values.${at}.title`,
})

const figureColumn = (key: string, tenants: Tenants, optional: boolean): Column<ReportRow> => ({
  key,
  title: measureOf(key).title,
  width: widthOf(key),
  optional,
  align: 'end',
  sortable: true,
  read: (row) => figureIn(row, key),
  render: (row) => (
    <Figure
      measure={key}
      value={figureIn(row, key)}
      row={row}
      tenants={tenants}
      figures={row.figures}
    />
  ),
  csv: (row) => figureIn(row, key),
  field: `figures.${key}`,
})

const bothIn = (row: ReportRow, key: string) => [figureIn(row, key), row.before?.[key]] as const

/** The difference to the period before, and in per cent, as a file has it. */
function difference(row: ReportRow, key: string): string | null {
  const [now, before] = bothIn(row, key)
  if (now === null || typeof before !== 'number') return null
  const percent = changeInPercent(now, before)
  const sign = now > before ? '+' : ''
  return `${sign}${shownAs(measureOf(key), now - before, false)}${percent ? ` (${percent})` : ''}`
}

const changeColumn = (key: string, optional: boolean): Column<ReportRow> => ({
  key: `change.${key}`,
  title: `${measureOf(key).title} change`,
  width: CHANGE_WIDTH,
  optional,
  align: 'end',
  sortable: true,
  render: (row) => {
    const [now, before] = bothIn(row, key)
    if (now === null || typeof before !== 'number') return null
    return <Difference measure={measureOf(key)} now={now} before={before} />
  },
  csv: (row) => difference(row, key),
  field: [{ field: `before.${key}`, title: `${measureOf(key).title} before` }],
})

/** What a report declares: what rows are about, its measures, and their changes where it is compared. */
export function columnsOf(
  report: ReportKey,
  by: string | undefined,
  isCompared: boolean,
  tenants: Tenants,
): readonly Column<ReportRow>[] {
  const { measures } = declaredOf(report)
  const rows = rowsOf(report, by)
  const otherWidth = rows.length > 2 ? NARROW_WIDTH : OTHER_WIDTH
  const nameWidth = LONG_NAMES[rows[0] ?? ''] ?? NAME_WIDTH
  const room = ROOM - nameWidth - otherWidth * (rows.length - 1)
  const shown = shownOf(measures, room, isCompared)
  const left = Math.max(0, Math.min(MOST_MORE, room - widthOfAll(shown, isCompared)))
  return [
    ...rows.map((key, at) => dimensionColumn(key, at === 0 ? nameWidth + left : otherWidth, at)),
    ...measures.flatMap((key) => [
      figureColumn(key, tenants, !shown.includes(key)),
      ...(isCompared ? [changeColumn(key, !shown.includes(key))] : []),
    ]),
  ]
}
