import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What a filter's value is: a text, a number, yes or no, or one of these words. */
type FilterKind = 'text' | 'number' | 'boolean' | readonly string[]
export type FilterKinds = Readonly<Record<string, FilterKind>>

type ValueOf<K extends FilterKind> = K extends 'number'
  ? number
  : K extends 'boolean'
    ? boolean
    : K extends readonly string[]
      ? K[number]
      : string

type Filters<K extends FilterKinds> = { [Name in keyof K]?: ValueOf<K[Name]> }

export interface ListSpec<K extends FilterKinds> {
  readonly filters: K
  readonly sort: string
  readonly limit?: number
}

export interface ListState<K extends FilterKinds> {
  readonly kinds: K
  readonly page: number
  readonly limit: number
  /** `createdAt`, or `-createdAt` for descending. */
  readonly sort: string
  readonly filters: Filters<K>
  /** All of it, as a list call takes it. */
  readonly query: { page: number; limit: number; sort: string } & Filters<K>
  readonly setPage: (page: number, limit?: number) => void
  /** Null goes back to the list's own order. */
  readonly setSort: (sort: string | null) => void
  /** Null or undefined takes a filter away. Any change leads to the first page. */
  readonly setFilters: (change: { [Name in keyof K]?: ValueOf<K[Name]> | null | undefined }) => void
  readonly clearFilters: () => void
}

export const PAGE_SIZES = [50, 100, 200, 500, 1_000]
const MOST_ROWS = 1_000

function readAs(kind: FilterKind, text: string | null): unknown {
  if (text === null || text === '') return undefined
  if (kind === 'text') return text
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  return kind.includes(text) ? text : undefined
}

function filtersIn<K extends FilterKinds>(kinds: K, params: URLSearchParams): Filters<K> {
  const found = Object.entries(kinds)
    .map(([name, kind]) => [name, readAs(kind, params.get(name))] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(found) as Filters<K>
}

function whole(text: string | null, fallback: number, most: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : fallback
}

type Entry = readonly [name: string, value: unknown]

/** The parameters with these entries put in; null and undefined take one out. */
function changed(params: URLSearchParams, entries: readonly Entry[]): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of entries) {
    if (value === null || value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** A list's page, order and filters, kept in the address; what else stands there stays. */
export function useListState<const K extends FilterKinds>(spec: ListSpec<K>): ListState<K> {
  const [params, setParams] = useSearchParams()
  const limit = spec.limit ?? PAGE_SIZES[0] ?? MOST_ROWS
  return useMemo(() => {
    const put = (...entries: Entry[]) => setParams((now) => changed(now, entries))
    const page = whole(params.get('page'), 1, Number.MAX_SAFE_INTEGER)
    const shown = whole(params.get('limit'), limit, MOST_ROWS)
    const sort = params.get('sort') ?? spec.sort
    const filters = filtersIn(spec.filters, params)
    return {
      kinds: spec.filters,
      page,
      limit: shown,
      sort,
      filters,
      query: { page, limit: shown, sort, ...filters },
      setPage: (to, size = shown) =>
        put(['page', to > 1 ? to : null], ['limit', size === limit ? null : size]),
      setSort: (to) => put(['sort', to === spec.sort ? null : to], ['page', null]),
      setFilters: (change) => put(...Object.entries(change), ['page', null]),
      clearFilters: () =>
        put(...Object.keys(spec.filters).map((name) => [name, null] as const), ['page', null]),
    }
  }, [params, setParams, spec.filters, spec.sort, limit])
}
