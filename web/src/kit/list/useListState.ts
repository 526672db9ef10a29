import { useMemo } from 'react'
import type { FilterField } from './filterField'
import {
  changed,
  defaultLimit,
  type Entry,
  type ListView,
  listViewIn,
  queryIn,
  replaceListParams,
  toListParams,
  unreadIn,
} from './listAddress'
import type { FilterKinds, Filters, ListSpec } from './listSpec'
import { type ListAsked, listAsked, ownSortOf } from './openedList'
import { useListAddress } from './useListAddress'

export const PAGE_SIZES = [50, 100, 200, 500, 1_000]

export interface ListState<K extends FilterKinds> extends ListAsked<K> {
  readonly kinds: K
  readonly fields: readonly FilterField[]
  readonly setPage: (page: number, limit?: number) => void
  /** Null goes back to the list's own order. */
  readonly setSort: (sort: string | null) => void
  /** Null or undefined takes a filter away. Any change leads to the first page. */
  readonly setFilters: (change: { [Name in keyof K]?: Filters<K>[Name] | null | undefined }) => void
  readonly clearFilters: () => void
  /** What the address gives a value which it cannot have; it counts as absent. */
  readonly unread: readonly string[]
  /** Takes these out of the address. */
  readonly drop: (names: readonly string[]) => void
  /** As the address says it. */
  readonly listView: ListView
  /** Shows the list so, on its first page; in place of the present address where nothing moves. */
  readonly setListView: (view: ListView, replace?: boolean) => void
  readonly setColumns: (columns: readonly string[] | null) => void
  /** The query of an address that shows the list so. */
  readonly searchOf: (view: ListView) => string
  /** A view's query as this list writes it, without what it does not know. */
  readonly written: (query: string) => string
}

const NONE: readonly never[] = []

/** A list's page, order and filters, kept in the address; what else stands there stays. */
export function useListState<const K extends FilterKinds>(spec: ListSpec<K>): ListState<K> {
  const [params, change] = useListAddress(spec)
  const { filters: kinds, fields = NONE, formerNames } = spec
  const defaultSort = ownSortOf(spec, params)
  const defaultRows = defaultLimit(spec)
  return useMemo(() => {
    const own = {
      filters: kinds,
      sort: defaultSort,
      limit: defaultRows,
      ...(formerNames && { formerNames }),
    }
    const put = (...entries: Entry[]) => change((now) => changed(now, entries))
    const asked = listAsked(own, params)
    const { limit } = asked
    return {
      kinds,
      fields,
      ...asked,
      setPage: (to, size = limit) =>
        put(['page', to > 1 ? to : null], ['limit', size === defaultRows ? null : size]),
      setSort: (to) => put(['sort', to === defaultSort ? null : to], ['page', null]),
      setFilters: (wanted) => put(...Object.entries(wanted), ['page', null]),
      clearFilters: () =>
        put(...Object.keys(kinds).map((name) => [name, null] as const), ['page', null]),
      unread: unreadIn(kinds, params),
      drop: (names) =>
        change(
          (now) =>
            changed(
              now,
              names.map((name) => [name, null]),
            ),
          true,
        ),
      listView: listViewIn(own, params),
      setListView: (view, replace) =>
        change((now) => replaceListParams(own, now, toListParams(view)), replace),
      setColumns: (columns) =>
        change((now) => changed(now, [['columns', columns?.join(',')]]), true),
      searchOf: (view) => `?${replaceListParams(own, params, toListParams(view))}`,
      written: (query) => queryIn(own, new URLSearchParams(query)),
    }
  }, [params, change, kinds, fields, defaultSort, defaultRows, formerNames])
}
