import { DroppedSelection } from '../bulk/BulkBar'
import type { BulkOffer } from '../bulk/bulk'
import { useCurrentUser } from '../currentUser'
import { Failure, FieldBoundary, MISSING_SECTION } from '../display/Failure'
import { StaleNote } from '../display/Loaded'
import { readList } from '../display/readValue'
import { RowsSkeleton, useWaiting } from '../display/Skeletons'
import { ExportButton } from '../export/ExportButton'
import type { Export } from '../export/exported'
import { useToolbarCommands } from '../keyboard/commands'
import { useHotkeys } from '../keyboard/hotkeys'
import { usePermitted } from '../permitted'
import { type BoundAction, type RecordAction, useRecordActions } from '../record/recordActions'
import { useEventCallback } from '../useEventCallback'
import { BeyondTheEnd, Empty, type EmptyText, NothingFound } from './ListEmpty'
import { ListFilters } from './ListFilters'
import { Unread } from './Unread'
import './ListPage.css'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type ApiError, isAway } from '@/api/answer'
import type { ListId } from '@/api/gen/views/enums'
import type { Column } from './columns'
import type { ListSource } from './fetchAllRows'
import type { FilterField } from './filterField'
import { type ListedPage, ListTable } from './ListTable'
import { ListToolSlot } from './ListToolSlot'
import type { Density } from './listPreferences'
import type { FilterKinds } from './listSpec'
import { useListColumns } from './useListColumns'
import type { ListState } from './useListState'
import { type Selection, useSelection } from './useSelection'
import { ViewMenu } from './ViewMenu'

/** What a list call gave so far, as RTK Query's hooks tell it. */
export interface LoadedPage<Row> {
  readonly data?: ListedPage<Row> | undefined
  /** Of what is asked for now: without it, `data` may answer an earlier question. */
  readonly currentData?: unknown
  /** When `data` came, by the browser's clock. */
  readonly fulfilledTimeStamp?: number | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface ListPageProps<Row extends object, K extends FilterKinds> {
  /** Names the list in saved views and in this browser's preferences. */
  readonly id: ListId
  /** What is listed, in the plural: `invoices`. */
  readonly what: string
  readonly list: ListState<K>
  readonly loaded: LoadedPage<Row>
  readonly columns: readonly Column<Row>[]
  /** The list's own where nothing is said. */
  readonly filters?: readonly FilterField[]
  /** The field that tells rows apart. */
  readonly rowKey: keyof Row & string
  /** Names a row where its menu is read out: `invoice 1042`. */
  readonly rowName: (row: Row) => string
  /** Opens a row beside the list. */
  readonly onOpen?: (row: Row) => void
  /** Where the list stands with that row open: another tab may open it. */
  readonly addressOf?: ((row: Row) => string) | undefined
  /** In place of both, where a row leads to a page: its address. */
  readonly hrefOf?: (row: Row) => string
  readonly actions?: readonly RecordAction<Row>[]
  readonly bulk?: readonly BulkOffer<Row>[]
  readonly exporting?: Export | undefined
  /** What stands in the file, where it is not what is shown. */
  readonly exportColumns?: readonly Column<Row>[]
  /** Where all that the filters find is read from; the export's own where nothing is said. */
  readonly source?: ListSource | undefined
  /** The page's own acts, at the right above the filters; the main one comes last. */
  readonly toolbar?: ReactNode
  /** Beside them at the left, such as figures. */
  readonly above?: ReactNode
  /** Beside the pager, such as totals of all that the filters find. */
  readonly summary?: ReactNode
  readonly empty: EmptyText
}

/** A list to the bottom of the window: filters, table, pager. Its state stands in the address. */
export function ListPage<Row extends object, K extends FilterKinds>(given: ListPageProps<Row, K>) {
  const loaded = useReadable(given.loaded)
  const props = { ...given, loaded }
  const { id, what, list, columns, filters = list.fields, exporting, toolbar, above } = props
  const { shown, chosen, density, choose } = useListColumns(id, list, columns)
  const change = useEventCallback(choose)
  const shownKeys = useMemo(() => shown.map(({ key }) => key), [shown])
  const filterRow = useRef<HTMLElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const actions = useRecordActions(props.actions)
  const bulk = usePermitted(props.bulk ?? NONE)
  const filtered = JSON.stringify([id, list.filters, useCurrentUser().listScope])
  const selection = useSelection(loaded.data?.items ?? NONE, props.rowKey, filtered)
  useHotkeys({ '/': () => filterRow.current?.querySelector('input')?.focus() })
  useToolbarCommands(acts, 'On this page')
  useToolbarCommands(tools, 'On this page')
  return (
    <div className="kit-list" data-density={density}>
      <Unread list={list} fields={filters} columns={columns} />
      {(above || toolbar) && (
        <div className="kit-list-head">
          <FieldBoundary of={loaded.data} instead={MISSING_SECTION}>
            {above}
          </FieldBoundary>
          <div className="kit-list-acts" ref={acts}>
            <FieldBoundary of={loaded.data}>{toolbar}</FieldBoundary>
          </div>
        </div>
      )}
      <div className="kit-list-bar">
        <FieldBoundary of={filters}>
          <ListFilters list={list} fields={filters} row={filterRow} />
        </FieldBoundary>
        <div className="kit-list-tools" ref={tools}>
          {exporting && (
            <ExportButton
              what={what}
              exporting={exporting}
              count={loaded.data?.count}
              columns={props.exportColumns ?? columns}
              shown={shownKeys}
              isFixed={props.exportColumns !== undefined}
            />
          )}
          <ViewMenu columns={columns} shown={shownKeys} density={density} onChange={change} />
          <ListToolSlot id={id} what={what} list={list} columns={columns} chosen={chosen} />
        </div>
      </div>
      <ListBody
        {...props}
        shown={shown}
        density={density}
        actions={actions}
        bulk={bulk}
        selection={selection}
        source={props.source ?? exporting}
      />
    </div>
  )
}

/** The page with a list of rows and a count, whatever the platform sent in their place. */
function useReadable<Row>(loaded: LoadedPage<Row>): LoadedPage<Row> {
  const { data } = loaded
  const readable = useMemo(() => {
    if (!data || (Array.isArray(data.items) && Number.isFinite(data.count))) return data
    const items = readList(data.items)
    return { ...data, items, count: Number.isFinite(data.count) ? data.count : items.length }
  }, [data])
  return readable === data ? loaded : { ...loaded, data: readable }
}

const NONE: readonly never[] = []

interface ListBodyProps<Row extends object, K extends FilterKinds>
  extends Omit<ListPageProps<Row, K>, 'actions'> {
  readonly shown: readonly Column<Row>[]
  readonly density: Density
  readonly actions: readonly BoundAction<Row>[]
  readonly bulk: readonly BulkOffer<Row>[]
  readonly selection: Selection<Row>
}

function ListBody<Row extends object, K extends FilterKinds>(props: ListBodyProps<Row, K>) {
  const { what, list, loaded, empty, shown } = props
  const { data, error, isFetching, refetch } = loaded
  const waiting = useWaiting(isFetching && data === undefined)
  const sort = useAnsweredSort(list, loaded)
  if (error && !isFetching && !staysBeside(loaded) && sort === null) {
    return (
      <Failure
        doing={`loading the ${what}`}
        error={error as ApiError}
        kept="The filters stay as they are."
        onRetry={refetch}
      />
    )
  }
  if (data === undefined) return waiting ? <RowsSkeleton columns={shown.length} /> : null
  if (data.items.length === 0) {
    const filtered = Object.keys(list.filters).length > 0
    if (data.count > 0) return <BeyondTheEnd what={what} onFirst={() => list.setPage(1)} />
    return (
      <>
        {filtered ? <NothingFound what={what} onClear={list.clearFilters} /> : <Empty {...empty} />}
        <DroppedSelection selection={props.selection} />
      </>
    )
  }
  return (
    <>
      <StaleNote call={loaded} />
      <ListTable {...props} data={data} sort={sort ?? list.sort} />
    </>
  )
}

/**
 * The order of the rows that are shown, where another one was asked for in vain: they answer the same question
 * otherwise. Null where none are, or another question was asked.
 */
function useAnsweredSort(
  { query, sort }: Pick<ListState<FilterKinds>, 'query' | 'sort'>,
  { data, error, isFetching }: LoadedPage<object>,
): string | null {
  const question = JSON.stringify([{ ...query, sort: '' }, useCurrentUser().listScope])
  const [answered, setAnswered] = useState({ question, sort })
  const isAnswered = data !== undefined && !error && !isFetching
  if (isAnswered && (answered.question !== question || answered.sort !== sort))
    setAnswered({ question, sort })
  const isRefused = ['denied', 'notFound'].includes((error as ApiError | undefined)?.kind ?? '')
  const isSame =
    data !== undefined && Boolean(error) && !isRefused && answered.question === question
  return isSame && answered.sort !== sort ? answered.sort : null
}

/** Whether loaded rows are still worth showing beside the failure to read them again. */
function staysBeside({ data, currentData, error }: LoadedPage<object>): boolean {
  const failure = error as ApiError
  const isSame = currentData !== undefined && isAway(failure)
  return data !== undefined && (isSame || failure.kind === 'signedOut')
}
