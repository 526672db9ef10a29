import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { useToasts } from '../toasts'

export const MOST_SELECTED = 5_000

const CSV_PAGE = 1_000

export interface Page<Row> {
  readonly items: readonly Row[]
  readonly remaining: number
}

/** Every row that the filters find, page by page until nothing remains, or no more is wanted. */
export async function fetchAllRows<Row>(
  fetchPage: (page: number, limit: number) => Promise<Page<Row>>,
  wantsMore: (rows: number) => boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { items, remaining } = await fetchPage(page, CSV_PAGE)
    rows.push(...items)
    const wanted = wantsMore(rows.length)
    if (!wanted || remaining <= 0 || items.length === 0) return rows
  }
}

/** A generated endpoint of a list. */
interface ListEndpoint {
  /** The operation's id; absent where a source makes other calls than the list's own. */
  readonly name?: string
  // biome-ignore lint/suspicious/noExplicitAny: stands for the argument of every endpoint
  readonly initiate: (arg: any, options?: { subscribe?: boolean; forceRefetch?: boolean }) => any
}

/** Where a list's rows come from, page by page. */
export interface ListSource {
  readonly endpoint: ListEndpoint
  /** The list's filters and order; page and limit are the reader's own. */
  readonly arg: object
}

/** A call that answers all rows at once, as a list's source. */
export const wholeList = (
  endpoint: { readonly initiate: (...args: never[]) => unknown },
  arg: object,
): ListSource => ({
  arg,
  endpoint: {
    initiate: ({ page: _page, limit: _limit, ...asked }, options) => {
      const initiate = endpoint.initiate as unknown as ListEndpoint['initiate']
      return async (dispatch: (call: unknown) => Promise<{ data?: unknown; error?: unknown }>) => {
        const { data, error } = await dispatch(initiate(asked, options))
        return { data: data && { items: data, remaining: 0 }, error }
      }
    },
  },
})

interface FetchAllRows<Row> {
  /** How many were read so far; null while nothing is read. */
  readonly read: number | null
  /** Every row that the filters find; null where it was cancelled or failed. */
  readonly readAll: () => Promise<readonly Row[] | null>
  readonly cancel: () => void
}

/** A list's call for one page, outside of what is shown. */
export function usePageReader<Row>(source: ListSource | undefined) {
  const dispatch = useDispatch()
  return async (page: number, limit: number): Promise<Page<Row>> => {
    const call = source?.endpoint.initiate(
      { ...source.arg, page, limit },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = await dispatch(call)
    if (error) throw error
    return data as Page<Row>
  }
}

/** Reads all that a list's filters find, page by page, until it is cancelled. */
export function useFetchAllRows<Row>(source: ListSource | undefined): FetchAllRows<Row> {
  const toasts = useToasts()
  const fetchPage = usePageReader<Row>(source)
  const [read, setRead] = useState<number | null>(null)
  const cancelled = useRef(false)
  const readAll = async () => {
    cancelled.current = false
    setRead(0)
    try {
      const rows = await fetchAllRows(fetchPage, (count) => {
        setRead(count)
        return !cancelled.current && count <= MOST_SELECTED
      })
      return cancelled.current ? null : rows
    } catch (error) {
      toasts.failure(error as ApiError)
      return null
    } finally {
      setRead(null)
    }
  }
  return {
    read,
    readAll,
    cancel: () => {
      cancelled.current = true
    },
  }
}
