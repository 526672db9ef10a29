import { Button, Pagination, Table, type TableProps } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { type Act, ActionMenu } from './ActionMenu'
import type { Column } from './columns'
import { useLasting } from './Skeletons'
import { useHeight } from './useHeight'
import { type FilterKinds, type ListState, PAGE_SIZES } from './useListState'
import { useRowKeys } from './useRowKeys'

const HEAD_HEIGHT = 37
const USUAL_HEIGHT = 480
const MOST_PLAIN_ROWS = 100
const MENU_WIDTH = 48
const CHECK_WIDTH = 40

/** Spares the table its own measuring of scroll bars, for which it adds a style that the page's policy refuses. */
const MEASURED_ALREADY: object = { tailor: true }

interface ListTableProps<Row extends object, K extends FilterKinds> {
  readonly what: string
  readonly list: ListState<K>
  readonly data: { readonly items: readonly Row[]; readonly count: number }
  readonly loaded: { readonly isFetching: boolean }
  readonly shown: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly onOpen: (row: Row) => void
  readonly acts: readonly Act<Row>[]
  readonly bulk: readonly Act<readonly Row[]>[]
  readonly summary?: ReactNode
}

/** The rows of a page: sticky head, sticky pager, only the visible rows drawn when they are many. */
export function ListTable<Row extends object, K extends FilterKinds>(
  props: ListTableProps<Row, K>,
) {
  const { what, list, data, loaded, shown, rowKey, acts, bulk, summary } = props
  const box = useRef<HTMLDivElement>(null)
  const height = useHeight(box, USUAL_HEIGHT)
  const [keys, setKeys] = useState<readonly string[]>([])
  const busy = useLasting(loaded.isFetching)
  useRowKeys(box)
  const selected = data.items.filter((row) => keys.includes(rowKey(row)))
  const width =
    shown.reduce((sum, column) => sum + column.width, 0) +
    (acts.length > 0 ? MENU_WIDTH : 0) +
    (bulk.length > 0 ? CHECK_WIDTH : 0)
  const table: TableProps<Row> = {
    columns: tableColumns(props),
    dataSource: data.items,
    rowKey,
    size: 'small',
    pagination: false,
    tableLayout: 'fixed',
    showSorterTooltip: false,
    virtual: data.items.length > MOST_PLAIN_ROWS,
    scroll: { x: width, y: Math.max(height - HEAD_HEIGHT, HEAD_HEIGHT) },
    onChange: (_pages, _filters, sorter) => {
      const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
      list.setSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : null)
    },
  }
  if (bulk.length > 0) {
    table.rowSelection = {
      columnWidth: CHECK_WIDTH,
      selectedRowKeys: selected.map(rowKey),
      onChange: (chosen) => setKeys(chosen.map(String)),
    }
  }
  return (
    <>
      {selected.length > 0 && <BulkBar rows={selected} acts={bulk} onClear={() => setKeys([])} />}
      <div className="kit-list-table" ref={box} data-busy={busy} aria-busy={loaded.isFetching}>
        <Table<Row> {...table} {...MEASURED_ALREADY} />
      </div>
      <footer className="kit-list-foot">
        <div>{summary}</div>
        <Pagination
          size="small"
          current={list.page}
          pageSize={list.limit}
          total={data.count}
          showSizeChanger
          pageSizeOptions={PAGE_SIZES}
          showTotal={(total, [from, to]) => `${from}–${to} of ${total} ${what}`}
          onChange={(page, size) => list.setPage(size === list.limit ? page : 1, size)}
        />
      </footer>
    </>
  )
}

function tableColumns<Row extends object, K extends FilterKinds>(
  props: ListTableProps<Row, K>,
): NonNullable<TableProps<Row>['columns']> {
  const { list, shown, acts, rowName, onOpen } = props
  const descending = list.sort.startsWith('-')
  const sorted = list.sort.replace(/^-/, '')
  const columns: NonNullable<TableProps<Row>['columns']> = shown.map((column, index) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align ?? 'start',
    sorter: column.sortable ?? false,
    sortOrder: sorted === column.key ? (descending ? 'descend' : 'ascend') : null,
    render: (_value, row) =>
      index === 0 ? (
        <button type="button" className="kit-link" data-row-link onClick={() => onOpen(row)}>
          {column.render(row)}
        </button>
      ) : (
        column.render(row)
      ),
  }))
  if (acts.length > 0) {
    columns.push({
      key: '…',
      title: <span className="kit-unseen">Actions</span>,
      width: MENU_WIDTH,
      fixed: 'end',
      render: (_value, row) => (
        <ActionMenu subject={row} label={`Actions of ${rowName(row)}`} acts={acts} />
      ),
    })
  }
  return columns
}

interface BulkBarProps<Row> {
  readonly rows: readonly Row[]
  readonly acts: readonly Act<readonly Row[]>[]
  readonly onClear: () => void
}

function BulkBar<Row>({ rows, acts, onClear }: BulkBarProps<Row>) {
  return (
    <div className="kit-list-bulk" role="toolbar" aria-label="Acts on the selected rows">
      <strong>{rows.length} selected</strong>
      {acts.map(({ id, label, danger = false, because, run }) => {
        const reason = because?.(rows) ?? null
        return (
          <Button
            key={id}
            size="small"
            danger={danger}
            disabled={reason !== null}
            title={reason ?? undefined}
            onClick={() => run(rows)}
          >
            {label}
          </Button>
        )
      })}
      <Button type="link" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
