import type { ReactNode } from 'react'
import { FieldBoundary } from './Failure'
import { readList } from './readValue'
import './Rows.css'

interface RowsProps<Row> {
  readonly of: readonly Row[]
  /** Tells a row from the others; by default its place. */
  readonly keyOf?: (row: Row, index: number) => string | number
  /** What each column shows, by its heading, from left to right. */
  readonly columns: Readonly<Record<string, (row: Row, index: number) => ReactNode>>
  /** The first column names the row. */
  readonly isNamed?: boolean
  readonly classOf?: (row: Row) => string | undefined
  readonly className?: string | undefined
  readonly caption?: ReactNode
  /** Changes are read out. */
  readonly isLive?: boolean
  /** As many columns as stand beside each other on a phone: with more, a row is a list of its values. */
  readonly most?: number
}

/** As many columns as a phone mostly has room for beside each other. */
const NARROW = 4

const byPlace = (_row: unknown, index: number) => index

/** A row that lacks what tells it from the others goes by its place. */
function keyFor<Row>(row: Row, index: number, keyOf: NonNullable<RowsProps<Row>['keyOf']>) {
  try {
    return keyOf(row, index)
  } catch {
    return index
  }
}

/** A plain table of an array, within drawers and dialogs. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { of: rows, keyOf = byPlace, isNamed = true, classOf, className, caption, isLive } = props
  const { most = NARROW } = props
  const columns = Object.entries(props.columns)
  const isWide = columns.length > most
  const cell = (row: Row, index: number, show: (row: Row, index: number) => ReactNode) => (
    <FieldBoundary of={row}>{() => show(row, index)}</FieldBoundary>
  )
  return (
    <table
      className={className}
      {...(isLive && { 'aria-live': 'polite' })}
      {...(isWide && { 'data-wide': true })}
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readList(rows).map((row, index) => (
          <tr key={keyFor(row, index, keyOf)} className={classOf?.(row)}>
            {columns.map(([title, show], at) =>
              isNamed && at === 0 ? (
                <th key={title} scope="row">
                  {cell(row, index, show)}
                </th>
              ) : (
                <td key={title} {...(isWide && { 'data-label': title })}>
                  {cell(row, index, show)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
