import type { ExportColumn } from '@/api/gen/exports/endpoints'
import type { Column, FileField } from '../list/columns'

type Described = Pick<
  Column<never>,
  'key' | 'title' | 'field' | 'labels' | 'currency' | 'currencyField'
>

const wordsOf = (labels: NonNullable<FileField['labels']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).map(([value, each]) => [
      value,
      typeof each === 'string' ? each : each.label,
    ]),
  )

const fieldsOf = ({ key, field = key, labels }: Described): readonly FileField[] =>
  typeof field === 'string' ? [{ field, ...(labels && { labels }) }] : field

/** A column as the platform writes it: its fields, and what their values are called. */
function ofColumn(column: Described): readonly ExportColumn[] {
  const { title, currency, currencyField } = column
  const isOfAll = typeof currency === 'string' && !title.includes(currency)
  const heading = isOfAll ? `${title} (${currency})` : title
  const written = fieldsOf(column).map(({ field, title: own = heading, labels }) => ({
    field,
    title: own,
    ...(labels && { labels: wordsOf(labels) }),
  }))
  return currencyField
    ? [...written, { field: currencyField, title: `${title} currency` }]
    : written
}

/** Columns as the platform's file has them: the currency in the heading, or beside it where rows differ in that. */
export const fileColumns = <Row>(columns: readonly Column<Row>[]): ExportColumn[] =>
  (columns as readonly Described[]).flatMap(ofColumn)

/** Whether a file has a column at all. */
export const isWritten = ({ field }: Pick<Column<never>, 'field'>): boolean =>
  field === undefined || field.length > 0
