import { CURRENCY_PLACES, FIRST_YEAR, LAST_YEAR } from '@/api/gen/shared/constants'
import type { FilterKind, FilterKinds, Filters, ListSpec, Several } from './listSpec'

/** What is shown of a list, and of which saved view that came. */
export interface ListView {
  /** Filters, order and number of rows, as an address has them. */
  readonly query: string
  readonly viewId: string | null
  /** Keys of the columns that are shown; null: those the list shows by itself. */
  readonly columns: readonly string[] | null
}

const INSTANT = /T.*(Z|[+-]\d\d:?\d\d)$/
const DEFAULT_ROWS = 50
const MOST_ROWS = 1_000
const MOST_PAGES = 1_000_000_000
const OF_A_VIEW = ['savedView', 'columns'] as const
const OF_THE_LIST = ['sort', 'limit', 'page', ...OF_A_VIEW]

/** Which record of the list is open over it; neither the list's own nor kept with it. */
export const OPEN = 'open'

/** The state of a link to a list that is followed for what it says: it is shown so, not as it was left. */
export const AS_LINKED = { isAsLinked: true } as const

export const defaultLimit = ({ limit }: ListSpec<FilterKinds>): number => limit ?? DEFAULT_ROWS

function readAs(kind: FilterKind, text: string | null): unknown {
  if (text === null || text === '') return undefined
  if (kind === 'text') return text
  if (kind === 'instant') return instant(text)
  if (kind === 'number') return whole(text, undefined, Number.MAX_SAFE_INTEGER)
  if (kind === 'amount') return amount(text)
  if (kind === 'month') return whole(text, undefined, 12)
  if (kind === 'year') return whole(text, undefined, LAST_YEAR, FIRST_YEAR)
  if (kind === 'boolean') return yesOrNo(text)
  if ('several' in kind) return several(kind, text)
  return kind.includes(text) ? text : undefined
}

const yesOrNo = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined

function several({ several: words }: Several, text: string): readonly string[] | undefined {
  const chosen = [...new Set(text.split(','))].filter(Boolean)
  const isKnown = words === 'text' || chosen.every((each) => words.includes(each))
  return isKnown && chosen.length > 0 ? chosen : undefined
}

export function filtersIn<K extends FilterKinds>(kinds: K, params: URLSearchParams): Filters<K> {
  const found = Object.entries(kinds)
    .map(([name, kind]) => [name, readAs(kind, params.get(name))] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(found) as Filters<K>
}

/** The address with each filter and the order under its present name: links live longer than names. */
export function withCurrentNames(
  { formerNames = {} }: Pick<ListSpec<FilterKinds>, 'formerNames'>,
  params: URLSearchParams,
): URLSearchParams {
  const current = (name: string) => formerNames[name] ?? name
  const sort = params.get('sort') ?? ''
  const field = sort.replace(/^-/, '')
  if (current(field) === field && !Object.keys(formerNames).some((name) => params.has(name)))
    return params
  const next = new URLSearchParams()
  for (const [name, value] of params)
    next.append(current(name), name === 'sort' ? sort.replace(field, current(field)) : value)
  return next
}

const instant = (text: string): string | undefined =>
  INSTANT.test(text) && Date.parse(text) ? text : undefined

const AMOUNT = new RegExp(`^-?\\d{1,13}(\\.\\d{1,${CURRENCY_PLACES.USD}})?$`)

const amount = (text: string): number | undefined => (AMOUNT.test(text) ? Number(text) : undefined)

function whole<F>(text: string | null, fallback: F, most: number, least = 1): number | F {
  const number = Number(text)
  return Number.isInteger(number) && number >= least && number <= most ? number : fallback
}

export const pageIn = (params: URLSearchParams): number => whole(params.get('page'), 1, MOST_PAGES)

export const limitIn = (spec: ListSpec<FilterKinds>, params: URLSearchParams): number =>
  whole(params.get('limit'), defaultLimit(spec), MOST_ROWS)

export const sortIn = (spec: ListSpec<FilterKinds>, params: URLSearchParams): string =>
  params.get('sort') || spec.sort

const PAGING = { page: MOST_PAGES, limit: MOST_ROWS } as const

/** The filters, and `page` and `limit`, whose value in the address is none that they can have. */
export function unreadIn(kinds: FilterKinds, params: URLSearchParams): readonly string[] {
  const filters = Object.entries(kinds).filter(
    ([name, kind]) => readAs(kind, params.get(name)) === undefined,
  )
  const paging = Object.entries(PAGING).filter(
    ([name, most]) => whole(params.get(name), undefined, most) === undefined,
  )
  return [...filters, ...paging].map(([name]) => name).filter((name) => params.get(name))
}

export type Entry = readonly [name: string, value: unknown]

/** The parameters with these entries put in; null and undefined take one out. */
export function changed(params: URLSearchParams, entries: readonly Entry[]): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of entries) {
    if (value === null || value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Filters, order and number of rows that an address names, always in the same writing. */
export function queryIn(spec: ListSpec<FilterKinds>, params: URLSearchParams): string {
  const named = withCurrentNames(spec, params)
  const limit = limitIn(spec, named)
  const sort = sortIn(spec, named)
  const entries: readonly Entry[] = [
    ...Object.entries(filtersIn(spec.filters, named)),
    ['sort', sort === spec.sort ? null : sort],
    ['limit', limit === defaultLimit(spec) ? null : limit],
  ]
  return changed(new URLSearchParams(), entries).toString()
}

export const listViewIn = (spec: ListSpec<FilterKinds>, params: URLSearchParams): ListView => ({
  query: queryIn(spec, params),
  viewId: params.get('savedView'),
  columns: params.get('columns')?.split(',') ?? null,
})

/** All that is the list's own in an address but the page, always in the same writing. */
export function listParamsIn(spec: ListSpec<FilterKinds>, params: URLSearchParams): string {
  const own = new URLSearchParams(queryIn(spec, params))
  return changed(
    own,
    OF_A_VIEW.map((name) => [name, params.get(name)]),
  ).toString()
}

/** The address with this in place of all that was the list's own; what else stands there stays. */
export function replaceListParams(
  spec: ListSpec<FilterKinds>,
  params: URLSearchParams,
  own: string,
): URLSearchParams {
  const names = [...Object.keys(spec.filters), ...OF_THE_LIST]
  const bare = changed(
    params,
    names.map((name) => [name, null]),
  )
  return changed(bare, [...new URLSearchParams(own)])
}

/** A look as the list's own part of an address. */
export function toListParams({ query, viewId, columns }: ListView): string {
  const own = new URLSearchParams(query)
  return changed(own, [
    ['savedView', viewId],
    ['columns', viewId && columns?.join(',')],
  ]).toString()
}
