import { type ReactNode, useMemo, useRef } from 'react'
import type { ApiError } from '@/api/answer'
import { type Act, useActs } from './ActionMenu'
import type { Column } from './columns'
import { useToolbarCommands } from './commands'
import { type Export, ExportButton } from './ExportButton'
import { Failure } from './Failure'
import { useHotkeys } from './hotkeys'
import { BeyondTheEnd, Empty, type EmptyText, NothingFound } from './ListEmpty'
import { type FilterField, ListFilters } from './ListFilters'
import { ListTable } from './ListTable'
import { useListPreferences } from './listPreferences'
import { RowsSkeleton, useLasting } from './Skeletons'
import type { FilterKinds, ListState } from './useListState'
import { ViewMenu } from './ViewMenu'
import './ListPage.css'

/** What a list call gave so far, as RTK Query's hooks tell it. */
export interface LoadedPage<Row> {
  readonly data?: { readonly items: readonly Row[]; readonly count: number } | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface ListPageProps<Row extends object, K extends FilterKinds> {
  /** Names the list in this browser's preferences: `billing_v2.invoices`. */
  readonly id: string
  /** What is listed, in the plural: `invoices`. */
  readonly what: string
  readonly list: ListState<K>
  readonly loaded: LoadedPage<Row>
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly FilterField[]
  /** The field that tells rows apart. */
  readonly rowKey: keyof Row & string
  /** Names a row where its menu is read out: `invoice 1042`. */
  readonly rowName: (row: Row) => string
  readonly onOpen: (row: Row) => void
  readonly acts?: readonly Act<Row>[]
  readonly bulk?: readonly Act<readonly Row[]>[]
  readonly exporting?: Export
  /** The page's own acts, at the end of the filters' row. */
  readonly actions?: ReactNode
  /** Above the filters, such as cards. */
  readonly above?: ReactNode
  /** Beside the pager, such as totals of all that the filters find. */
  readonly summary?: ReactNode
  readonly empty: EmptyText
}

/** A list to the bottom of the window: filters, table, pager. Its state stands in the address. */
export function ListPage<Row extends object, K extends FilterKinds>(props: ListPageProps<Row, K>) {
  const { id, list, loaded, columns, filters, exporting, actions, above } = props
  const [preferences, change] = useListPreferences(id)
  const filterRow = useRef<HTMLElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const acts = useActs(props.acts ?? NONE)
  const bulk = useActs(props.bulk ?? NONE)
  useHotkeys({ '/': () => filterRow.current?.querySelector('input')?.focus() })
  useToolbarCommands(tools, 'On this page')
  const shown = useMemo(
    () => shownColumns(columns, preferences.columns),
    [columns, preferences.columns],
  )
  return (
    <div className="kit-list" data-density={preferences.density}>
      {above}
      <div className="kit-list-bar">
        <ListFilters list={list} fields={filters} row={filterRow} />
        <div className="kit-list-tools" ref={tools}>
          {exporting && <ExportButton what={exporting} columns={shown} />}
          <ViewMenu
            columns={columns}
            shown={shown.map(({ key }) => key)}
            density={preferences.density}
            onChange={change}
          />
          {actions}
        </div>
      </div>
      <ListBody {...props} shown={shown} acts={acts} bulk={bulk} loaded={loaded} />
    </div>
  )
}

const NONE: readonly never[] = []

function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): readonly Column<Row>[] {
  return columns.filter(({ key, optional = false }, index) =>
    index === 0 ? true : chosen ? chosen.includes(key) : !optional,
  )
}

interface ListBodyProps<Row extends object, K extends FilterKinds> extends ListPageProps<Row, K> {
  readonly shown: readonly Column<Row>[]
  readonly acts: readonly Act<Row>[]
  readonly bulk: readonly Act<readonly Row[]>[]
}

function ListBody<Row extends object, K extends FilterKinds>(props: ListBodyProps<Row, K>) {
  const { what, list, loaded, empty, shown } = props
  const { data, error, isFetching, refetch } = loaded
  const waiting = useLasting(isFetching && data === undefined)
  const isSignedOut = (error as ApiError | undefined)?.kind === 'signedOut'
  if (error && !isFetching && !(isSignedOut && data)) {
    return (
      <Failure
        what={`The ${what} could not be loaded`}
        error={error as ApiError}
        onRetry={refetch}
      />
    )
  }
  if (data === undefined) return waiting ? <RowsSkeleton columns={shown.length} /> : null
  if (data.items.length === 0) {
    const filtered = Object.keys(list.filters).length > 0
    if (data.count > 0) return <BeyondTheEnd what={what} onFirst={() => list.setPage(1)} />
    return filtered ? (
      <NothingFound what={what} onClear={list.clearFilters} />
    ) : (
      <Empty {...empty} />
    )
  }
  return <ListTable {...props} data={data} />
}
