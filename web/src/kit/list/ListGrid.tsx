import { Table, type TableProps } from 'antd'
import { memo, type ReactNode, useContext } from 'react'
import { skipScrollbarMeasure } from '../antd/skipScrollbarMeasure'
import { Part } from '../display/Failure'
import { ActionMenu } from '../record/ActionMenu'
import { type Column, cellOf } from './columns'
import { RowContext } from './rowContext'

const MOST_PLAIN_ROWS = 100
const MENU_WIDTH = 48
const CHECK_WIDTH = 40

interface ListGridProps<Row extends object> {
  readonly items: readonly Row[]
  readonly shown: readonly Column<Row>[]
  readonly rowKey: string
  readonly sort: string
  readonly height: number
  readonly hasMenu: boolean
  /** Null where rows cannot be selected. */
  readonly selected: readonly string[] | null
  /** Of the rows here, those that are selected now. */
  readonly onSelect: (keys: readonly string[]) => void
  readonly onSort: (sort: string | null) => void
}

function Grid<Row extends object>(props: ListGridProps<Row>) {
  const { items, shown, rowKey, height, hasMenu, selected, onSelect, onSort } = props
  const width =
    shown.reduce((sum, column) => sum + column.width, 0) +
    (hasMenu ? MENU_WIDTH : 0) +
    (selected ? CHECK_WIDTH : 0)
  const table: TableProps<Row> = {
    columns: tableColumns(props),
    dataSource: items,
    rowKey,
    size: 'small',
    pagination: false,
    tableLayout: 'fixed',
    showSorterTooltip: false,
    virtual: items.length > MOST_PLAIN_ROWS,
    scroll: { x: width, y: height },
    onChange: (_pages, _filters, sorter) => {
      const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
      onSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : null)
    },
  }
  if (selected) {
    table.rowSelection = {
      columnWidth: CHECK_WIDTH,
      selectedRowKeys: [...selected],
      onChange: (chosen) => onSelect(chosen.map(String)),
    }
  }
  return <Table<Row> {...table} {...skipScrollbarMeasure} />
}

/** The rows themselves, drawn again only when they, their order or their columns change. */
export const ListGrid = memo(Grid) as typeof Grid

function tableColumns<Row extends object>({
  shown,
  sort,
  hasMenu,
}: ListGridProps<Row>): NonNullable<TableProps<Row>['columns']> {
  const descending = sort.startsWith('-')
  const sorted = sort.replace(/^-/, '')
  const columns: NonNullable<TableProps<Row>['columns']> = shown.map((column, index) => ({
    key: column.key,
    title: column.title,
    width: column.width,
    align: column.align ?? 'start',
    sorter: column.sortable ?? false,
    sortOrder: sorted === column.key ? (descending ? 'descend' : 'ascend') : null,
    render: (_value, row) =>
      index === 0 ? <RowLink row={row}>{cellOf(column, row)}</RowLink> : cellOf(column, row),
  }))
  if (hasMenu) {
    columns.push({
      key: '…',
      title: <span className="kit-unseen">Actions</span>,
      width: MENU_WIDTH,
      fixed: 'end',
      render: (_value, row) => (
        <Part of={row} instead={null}>
          <RowMenu row={row} />
        </Part>
      ),
    })
  }
  return columns
}

interface RowPartProps {
  readonly row: object
}

function RowLink({ row, children }: RowPartProps & { readonly children: ReactNode }) {
  const { open } = useContext(RowContext)
  return (
    <button type="button" className="kit-link" data-row-link onClick={() => open(row)}>
      {children}
    </button>
  )
}

function RowMenu({ row }: RowPartProps) {
  const { actions, nameOf } = useContext(RowContext)
  return <ActionMenu subject={row} label={`Actions of ${nameOf(row)}`} actions={actions} />
}
