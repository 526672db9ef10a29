import type { ReactNode } from 'react'

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
  readonly render: (row: Row) => ReactNode
  /** Its text in an export; the field itself where nothing is said. */
  readonly csv?: (row: Row) => string | number | boolean | null | undefined
}

export const csvValue = <Row>(column: Column<Row>, row: Row): unknown =>
  column.csv ? column.csv(row) : (row as Record<string, unknown>)[column.key]
