import type { ReactNode } from 'react'
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
}

const byPlace = (_row: unknown, index: number) => index

/** A plain table of an array, within drawers and dialogs. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { of: rows, keyOf = byPlace, isNamed = true, classOf, className, caption, isLive } = props
  const columns = Object.entries(props.columns)
  return (
    <table className={className} {...(isLive && { 'aria-live': 'polite' })}>
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
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} className={classOf?.(row)}>
            {columns.map(([title, show], at) =>
              isNamed && at === 0 ? (
                <th key={title} scope="row">
                  {show(row, index)}
                </th>
              ) : (
                <td key={title}>{show(row, index)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
