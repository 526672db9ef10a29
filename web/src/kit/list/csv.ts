import { BIDI_CONTROLS, CSV_FORMULA, CSV_QUOTED } from '@/api/gen/shared/constants'
import { type Column, csvCurrency, csvValue } from './columns'

const CONTROLS = new RegExp(BIDI_CONTROLS, 'g')
const FORMULA = new RegExp(CSV_FORMULA)
const QUOTED = new RegExp(CSV_QUOTED)

/** A value as a cell, as the platform's own files have it: texts without directional controls, never a formula. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(CONTROLS, '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

interface CsvColumn<Row> {
  readonly title: string
  readonly value: (row: Row) => unknown
}

/** A column as a file has it: the currency in its heading, or beside it where rows differ in that. */
function csvColumns<Row>(column: Column<Row>): readonly CsvColumn<Row>[] {
  const { title, currency } = column
  const value = (row: Row) => csvValue(column, row)
  if (typeof currency === 'function')
    return [
      { title, value },
      { title: `${title} currency`, value: (row) => csvCurrency(currency, row) },
    ]
  return [
    { title: currency && !title.includes(currency) ? `${title} (${currency})` : title, value },
  ]
}

export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(csvColumns)
  const lines = [
    written.map(({ title }) => cell(title)),
    ...rows.map((row) => written.map(({ value }) => cell(value(row)))),
  ]
  return lines.map((line) => `${line.join(',')}\r\n`).join('')
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
