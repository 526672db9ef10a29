import type { ReactNode } from 'react'
import { DateTime } from '../display/DateTime'
import { orNone } from '../display/None'

/** A column of a list. The first one is the row's link. */
export interface Column<Row> {
  /** The field's wire name, which the platform also sorts by. */
  readonly key: string
  readonly title: string
  readonly width: number
  readonly align?: 'end'
  readonly sortable?: boolean
  /** Shown only once it is chosen. */
  readonly optional?: boolean
  /** The field itself where nothing is said; what comes to nothing is shown as absent. */
  readonly render?: (row: Row) => ReactNode
  /** Its text in an export; the field itself where nothing is said. */
  readonly csv?: (row: Row) => string | number | boolean | null | undefined
}

const fieldOf = <Row,>({ key }: Column<Row>, row: Row): unknown =>
  (row as Record<string, unknown>)[key]

export const csvValue = <Row,>(column: Column<Row>, row: Row): unknown =>
  column.csv ? column.csv(row) : fieldOf(column, row)

/** What a row shows in a column. */
export const cellOf = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  orNone(column.render ? column.render(row) : (fieldOf(column, row) as ReactNode))

const TIME_WIDTH = 148

/** A column of a point in time. */
export const timeColumn = <Row,>(
  key: keyof Row & string,
  title: string,
  rest: Partial<Pick<Column<Row>, 'width' | 'sortable' | 'optional'>> = {},
): Column<Row> => ({
  key,
  title,
  width: TIME_WIDTH,
  render: (row) => <DateTime at={row[key] as string | null} />,
  ...rest,
})
