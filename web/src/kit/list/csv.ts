import { BIDI_CONTROLS, CSV_FORMULA, CSV_QUOTED, CURRENCY_PLACES } from '@/api/gen/shared/constants'
import { zonedTime } from '../display/days'
import { type Column, csvCurrency, csvValue, isInUsd } from './columns'

const CONTROLS = new RegExp(BIDI_CONTROLS, 'g')
const FORMULA = new RegExp(CSV_FORMULA)
const QUOTED = new RegExp(CSV_QUOTED)
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A value as a cell, as the platform's own files have it: texts without directional controls, never a formula. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Figure) return value.text
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(CONTROLS, '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface CsvColumn<Row> {
  readonly title: string
  readonly value: (row: Row) => unknown
  readonly isInUsd?: (row: Row) => boolean
}

/** A column as a file has it: the currency in its heading, or beside it where rows differ in that. */
function csvColumns<Row>(column: Column<Row>): readonly CsvColumn<Row>[] {
  const { title, currency } = column
  const own = {
    value: (row: Row) => csvValue(column, row),
    isInUsd: (row: Row) => isInUsd(column, row),
  }
  if (typeof currency === 'function')
    return [
      { title, ...own },
      { title: `${title} currency`, value: (row) => csvCurrency(currency, row) },
    ]
  return [
    { title: currency && !title.includes(currency) ? `${title} (${currency})` : title, ...own },
  ]
}

/** A number that stands as it is written: USD has two decimals, and is never rounded. */
class Figure {
  constructor(readonly text: string) {}
}

function figure(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const text = value.toFixed(CURRENCY_PLACES.USD)
  return Number(text) === value ? new Figure(text) : value
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && INSTANT.test(value) && Number.isFinite(Date.parse(value))

/**
 * The rows as a file has them: times in the reader's time zone with their offset, which the heading names, and USD with
 * two decimals, as in the platform's own files. `keepsHeadings` where the headings are those of a specified file.
 */
export function csvText<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  timezone: string,
  keepsHeadings = false,
): string {
  const written = columns.flatMap(csvColumns)
  const values = rows.map((row) =>
    written.map(({ value, isInUsd: inUsd }) => (inUsd?.(row) ? figure(value(row)) : value(row))),
  )
  const head = written.map(({ title }, at) =>
    cell(
      !keepsHeadings && values.some((row) => isTime(row[at])) ? `${title} (${timezone})` : title,
    ),
  )
  const lines = values.map((row) =>
    row.map((value) => cell(isTime(value) ? zonedTime(Date.parse(value), timezone) : value)),
  )
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

/** Hands a text to the browser as a file; spreadsheets need the mark to read it as UTF-8. */
export function saveText(fileName: string, text: string): void {
  saveFile(fileName, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
}

/** Hands what was made or fetched to the browser as a file. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
