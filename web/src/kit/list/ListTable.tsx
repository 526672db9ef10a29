import { type ReactNode, useEffect, useState } from 'react'
import { later } from '@/api/firstPage'
import { BulkBar } from '../bulk/BulkBar'
import { type BulkOffer, counted } from '../bulk/bulk'
import { useCurrentUser } from '../currentUser'
import { FieldBoundary, MISSING_SECTION } from '../display/Failure'
import { useDelayedTrue } from '../display/Skeletons'
import { lazyComponent } from '../lazyComponent'
import type { BoundAction } from '../record/recordActions'
import { useEventCallback } from '../useEventCallback'
import type { Column } from './columns'
import type { ListSource } from './fetchAllRows'
import { ListGrid } from './ListGrid'
import type { Density } from './listPreferences'
import type { FilterKinds } from './listSpec'
import type { ListState } from './useListState'
import { useAddedRow } from './useRowWindow'
import type { Selection } from './useSelection'

const Pager = lazyComponent(later(() => import('./Pager').then((code) => code.Pager)))

/** When a list shows over its rows that those of another filter or page are loading, as the specification has it. */
const LOADING_SHOWS_MS = 100

/** A page of rows; `all` where the whole list came at once. */
export interface ListedPage<Row> {
  readonly items: readonly Row[]
  readonly count: number
  readonly all?: readonly Row[] | undefined
}

interface ListTableProps<Row extends object, K extends FilterKinds> {
  readonly what: string
  readonly list: ListState<K>
  /** Of the rows that are shown. */
  readonly sort: string
  readonly data: ListedPage<Row>
  readonly loaded: { readonly isFetching: boolean }
  readonly shown: readonly Column<Row>[]
  readonly density: Density
  readonly rowKey: keyof Row & string
  readonly rowName: (row: Row) => string
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly addressOf?: ((row: Row) => string) | undefined
  readonly hrefOf?: ((row: Row) => string) | undefined
  readonly actions: readonly BoundAction<Row>[]
  readonly bulk: readonly BulkOffer<Row>[]
  readonly selection: Selection<Row>
  readonly source?: ListSource | undefined
  readonly summary?: ReactNode
}

/** The rows of a page: sticky head, sticky pager, only the visible rows drawn when they are many. */
export function ListTable<Row extends object, K extends FilterKinds>(
  props: ListTableProps<Row, K>,
) {
  const { what, list, data, loaded, shown, density, rowKey, rowName } = props
  const { onOpen, addressOf, hrefOf, actions, bulk, selection, source, summary } = props
  const busy = useDelayedTrue(loaded.isFetching, { patienceMs: LOADING_SHOWS_MS })
  const asked = JSON.stringify([list.query, useCurrentUser().listScope])
  const question = useAnswered(asked, loaded.isFetching)
  const added = useAdded(props, question)
  const turn = useEventCallback((page: number, size: number) =>
    list.setPage(size === list.limit ? page : 1, size),
  )
  return (
    <>
      <div className="kit-list-table" data-busy={busy} aria-busy={loaded.isFetching}>
        <ListGrid
          what={what}
          items={data.items}
          shown={shown}
          rowKey={rowKey}
          rowName={rowName}
          density={density}
          question={question}
          added={added}
          sort={props.sort}
          defaultSort={list.defaultSort}
          actions={actions}
          selection={bulk.length > 0 ? selection : null}
          onOpen={onOpen}
          addressOf={addressOf}
          hrefOf={hrefOf}
          onSort={list.setSort}
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
        <div>
          <FieldBoundary of={data} instead={MISSING_SECTION}>
            {summary}
          </FieldBoundary>
        </div>
        <span className="kit-list-pages">
          <span>{rangeOf(list, data, what)}</span>
          <Pager page={list.page} limit={list.limit} count={data.count} onTurn={turn} />
        </span>
      </footer>
    </>
  )
}

/** Which rows of how many are shown. */
function rangeOf(
  { page, limit }: Pick<ListState<FilterKinds>, 'page' | 'limit'>,
  { count }: Pick<ListedPage<object>, 'count'>,
  what: string,
): string {
  const from = (page - 1) * limit + 1
  return `${from}–${Math.min(from + limit - 1, count)} of ${counted(count, what)}`
}

/** The latest question that has been answered. */
function useAnswered(question: string, isFetching: boolean): string {
  const [answered, setAnswered] = useState(question)
  if (!isFetching && answered !== question) setAnswered(question)
  return answered
}

/** The row that was just added. A list that came at once is turned to its page. */
function useAdded<Row extends object, K extends FilterKinds>(
  { data, list, rowKey }: ListTableProps<Row, K>,
  question: string,
): string | null {
  const { items, all, count } = data
  const keys = (all ?? items).map((row) => String(row[rowKey]))
  const scope = useCurrentUser().listScope
  const { page: _, ...others } = list.query
  const added = useAddedRow({
    keys,
    count,
    question: all ? JSON.stringify([others, scope]) : question,
  })
  const turn = useEventCallback((key: string) => {
    const page = Math.floor(keys.indexOf(key) / list.limit) + 1
    if (page !== list.page) list.setPage(page)
  })
  const isWhole = all !== undefined
  useEffect(() => {
    if (isWhole && added !== null) turn(added)
  }, [isWhole, added, turn])
  return added
}
