import { Pagination } from 'antd'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BulkBar } from '../bulk/BulkBar'
import type { BulkAction } from '../bulk/bulk'
import { counted } from '../bulk/bulk'
import { useLasting } from '../display/Skeletons'
import type { RecordAction } from '../record/ActionMenu'
import { useEventCallback } from '../useEventCallback'
import type { Column } from './columns'
import type { ListSource } from './ExportButton'
import { ListGrid } from './ListGrid'
import { type RowContents, RowContext } from './rowContext'
import { type FilterKinds, type ListState, PAGE_SIZES } from './useListState'
import { useRowKeys } from './useRowKeys'
import type { Selection } from './useSelection'

const HEAD_HEIGHT = 37
const USUAL_HEIGHT = 480

/** A page of rows; `all` where the whole list came at once. */
export interface ListedPage<Row> {
  readonly items: readonly Row[]
  readonly count: number
  readonly all?: readonly Row[] | undefined
}

interface ListTableProps<Row extends object, K extends FilterKinds> {
  readonly what: string
  readonly list: ListState<K>
  readonly data: ListedPage<Row>
  readonly loaded: { readonly isFetching: boolean }
  readonly shown: readonly Column<Row>[]
  readonly rowKey: keyof Row & string
  readonly rowName: (row: Row) => string
  readonly onOpen: (row: Row) => void
  readonly actions: readonly RecordAction<Row>[]
  readonly bulk: readonly BulkAction<Row>[]
  readonly selection: Selection<Row>
  readonly source?: ListSource | undefined
  readonly summary?: ReactNode
}

/** The rows of a page: sticky head, sticky pager, only the visible rows drawn when they are many. */
export function ListTable<Row extends object, K extends FilterKinds>(
  props: ListTableProps<Row, K>,
) {
  const { what, list, data, loaded, shown, rowKey, rowName, onOpen, actions, bulk, summary } = props
  const { selection, source } = props
  const box = useRef<HTMLDivElement>(null)
  const height = useHeight(box, USUAL_HEIGHT)
  const busy = useLasting(loaded.isFetching)
  useRowKeys(box, bulk.length > 0 ? selection.toggle : null)
  const onSort = useEventCallback(list.setSort)
  const open = useEventCallback(onOpen)
  const contents = useMemo(
    () => ({ open, nameOf: rowName, actions }) as RowContents,
    [open, rowName, actions],
  )
  return (
    <RowContext value={contents}>
      <div className="kit-list-table" ref={box} data-busy={busy} aria-busy={loaded.isFetching}>
        <ListGrid
          items={data.items}
          shown={shown}
          rowKey={rowKey}
          sort={list.sort}
          height={Math.max(height - HEAD_HEIGHT, HEAD_HEIGHT)}
          hasMenu={actions.length > 0}
          selected={bulk.length > 0 ? selection.keys : null}
          onSelect={selection.choose}
          onSort={onSort}
        />
      </div>
      {bulk.length > 0 && (
        <BulkBar
          what={what}
          actions={bulk}
          selection={selection}
          rowKey={rowKey}
          nameOf={rowName}
          count={data.count}
          all={data.all}
          source={source}
        />
      )}
      <footer className="kit-list-foot">
        <div>{summary}</div>
        <Pagination
          size="small"
          current={list.page}
          pageSize={list.limit}
          total={data.count}
          showSizeChanger
          pageSizeOptions={PAGE_SIZES}
          showTotal={(total, [from, to]) => `${from}–${to} of ${counted(total, what)}`}
          onChange={(page, size) => list.setPage(size === list.limit ? page : 1, size)}
        />
      </footer>
    </RowContext>
  )
}

/** The element's height in pixels, kept up to date; `fallback` until it has one. */
function useHeight(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setHeight(Math.floor(current.getBoundingClientRect().height))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return height || fallback
}
