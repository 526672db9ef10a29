import { lastParams, placeOf } from './lastListParams'
import {
  defaultLimit,
  filtersIn,
  limitIn,
  listParamsIn,
  OPEN,
  pageIn,
  replaceListParams,
  sortIn,
  unreadIn,
  withCurrentNames,
} from './listAddress'
import type { FilterKinds, Filters, ListSpec } from './listSpec'

/** What is said of a list by its address, or by what was left there. */
export interface OpenedList {
  /** The list's own part. */
  readonly own: string
  readonly params: URLSearchParams
  /** The address itself has to follow: this is what the user left here. */
  readonly isRestored: boolean
}

/** A list's page, order and filters, as its call takes them. */
export type ListQuery<K extends FilterKinds> = {
  page: number
  limit: number
  sort: string
} & Filters<K>

export interface ListAsked<K extends FilterKinds> {
  readonly page: number
  readonly limit: number
  /** `createdAt`, or `-createdAt` for descending. */
  readonly sort: string
  /** The list's own order. */
  readonly defaultSort: string
  readonly filters: Filters<K>
  /** All of it, as a list call takes it. */
  readonly query: ListQuery<K>
}

const OLDEST_FIRST = 'createdAt'
const NEWEST_FIRST = '-createdAt'

/** The list's own part of an address by which it opens on what waits; empty where nothing does. */
export const waitingIn = ({ waits }: ListSpec<FilterKinds>): string =>
  new URLSearchParams(waits).toString()

/** By its bare address a list is as it was left, where it may be, or as its queue; else as the address says. */
export function openedList(
  spec: ListSpec<FilterKinds>,
  address: URLSearchParams,
  place: string,
  mayBeRestored = true,
): OpenedList {
  const own = listParamsIn(spec, address)
  const isUnread = unreadIn(spec.filters, address).length > 0
  const isBare = own === '' && !isUnread && !address.has('page') && !address.has(OPEN)
  const kept = mayBeRestored && isBare ? lastParams(place) || waitingIn(spec) : ''
  const last = kept && listParamsIn(spec, new URLSearchParams(kept))
  return {
    own: last || own,
    params: last ? replaceListParams(spec, address, last) : address,
    isRestored: last !== '',
  }
}

/** The order in which a list opens: what waits is served in the order in which it came. */
export const ownSortOf = (
  { sort, waits }: ListSpec<FilterKinds>,
  params: URLSearchParams,
): string => {
  const isQueue =
    waits && Object.entries(waits).every(([name, value]) => params.get(name) === value)
  return isQueue && sort === NEWEST_FIRST ? OLDEST_FIRST : sort
}

/** What these parameters ask of a list. */
export function listAsked<const K extends FilterKinds>(
  spec: ListSpec<K>,
  params: URLSearchParams,
): ListAsked<K> {
  const defaultSort = ownSortOf(spec, params)
  const own = { filters: spec.filters, sort: defaultSort, limit: defaultLimit(spec) }
  const [page, limit, sort] = [pageIn(params), limitIn(own, params), sortIn(own, params)]
  const filters = filtersIn(spec.filters, params)
  return { page, limit, sort, defaultSort, filters, query: { page, limit, sort, ...filters } }
}

/** What a list asks for when a link leads this user to it. */
export function askedOnOpening<const K extends FilterKinds>(
  spec: ListSpec<K>,
  userCode: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): ListQuery<K> {
  const address = withCurrentNames(spec, new URLSearchParams(search))
  const { params } = openedList(spec, address, placeOf(userCode, pathname, spec))
  return listAsked(spec, params).query
}
