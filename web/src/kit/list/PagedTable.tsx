import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import { type ApiError, isAway } from '@/api/answer'
import { counted } from '../bulk/bulk'
import { Failure } from '../display/Failure'
import { StaleNote } from '../display/Loaded'
import { readList } from '../display/readValue'
import { RowsSkeleton, useDelayedTrue } from '../display/Skeletons'
import { ExportButton } from '../export/ExportButton'
import type { Export } from '../export/exported'
import { type Column, cellOf } from './columns'
import './PagedTable.css'

export const PAGE_SIZE = 50

/** The column of a row's acts, whose head is only read out, as in every list. */
const ACTIONS = 'actions'

/** As many columns as a phone has room for beside each other, of codes and times. */
const MOST_BESIDE = 3

interface PagedTableProps<Row extends object> {
  /** What is listed, in the plural: `players`. */
  readonly what: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: keyof Row & string
  readonly call: {
    readonly rows: readonly Row[] | undefined
    readonly count: number | undefined
    readonly error?: unknown
    readonly fulfilledTimeStamp?: number | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly page: number
  /** Where the platform has pages of its own. */
  readonly pageSize?: number
  readonly onPage: (page: number) => void
  readonly exporting?: Export
  readonly empty: ReactNode
}

/** A list within a drawer: a page of rows and the pager. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const {
    what,
    columns,
    rowKey,
    call,
    page,
    pageSize = PAGE_SIZE,
    onPage,
    exporting,
    empty,
  } = props
  const { error, isFetching, refetch } = call
  const rows = call.rows && readList(call.rows)
  const count = typeof call.count === 'number' ? call.count : (rows?.length ?? 0)
  const waiting = useDelayedTrue(isFetching && rows === undefined)
  const isWide = columns.length > MOST_BESIDE
  const isStale = rows !== undefined && error !== undefined && isAway(error as ApiError)
  if (error && !isFetching && !isStale) {
    return <Failure doing={`loading the ${what}`} error={error as ApiError} onRetry={refetch} />
  }
  if (rows === undefined) return waiting ? <RowsSkeleton rows={6} columns={columns.length} /> : null
  if (count === 0) {
    return (
      <p className="kit-paged-empty" role="status">
        {empty}
      </p>
    )
  }
  return (
    <>
      <StaleNote call={call} />
      <div className="kit-paged-bar">
        <span role="status">{counted(count, what)}</span>
        {exporting && (
          <ExportButton what={what} exporting={exporting} count={count} columns={columns} />
        )}
      </div>
      <section
        className="kit-paged"
        aria-label={`Table of ${what}`}
        aria-busy={isFetching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table {...(isWide && { 'data-wide': true })}>
          <thead>
            <tr>
              {columns.map(({ key, title, align }) => (
                <th key={key} scope="col" data-align={align}>
                  {key === ACTIONS ? <span className="kit-unseen">{title}</span> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row[rowKey])}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-align={column.align}
                    {...(isWide && { 'data-label': column.title })}
                  >
                    {cellOf(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > pageSize && (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={pageSize}
          total={count}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </>
  )
}
