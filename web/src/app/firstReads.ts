import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { emptyApi } from '@/api/base'
import { isOfPage } from '@/api/firstPage'
import { operationOf } from '@/api/operations'
import { FILTERS_BY_PERSONAL } from '@/api/personalFilters'
import { keptQuery } from './query'

/** A read by its endpoint's name, its argument, and how often it was asked for early in vain. */
type Read = readonly [endpoint: string, arg: unknown, misses: number]
/** What each page asked for first when it was last opened, by its address. */
type Kept = Readonly<Record<string, readonly Read[]>>

/** What is asked for by then is what the page opens with. */
const OPENING_MS = 3_000
const MOST_READS = 4
const MOST_PAGES = 60
const MOST_LENGTH = 1_000
/** A page whose argument is another each time, such as the present instant, is asked for nothing early. */
const MOST_MISSES = 2
/** What is younger is not asked for again. */
const FRESH_SECONDS = 10

interface Pending {
  readonly type: string
  readonly meta: {
    readonly arg: {
      readonly type: string
      readonly endpointName: string
      readonly originalArgs: unknown
      readonly subscribe?: boolean
    }
  }
}

/** A read of which something on screen is drawn. */
const isShownRead = (action: unknown): action is Pending =>
  (action as Pending).type === `${emptyApi.reducerPath}/executeQuery/pending` &&
  (action as Pending).meta.arg.type === 'query' &&
  (action as Pending).meta.arg.subscribe !== false

const placeOf = (user: string) => `pitboss.firstReads.${user}`

function keptFor(user: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(placeOf(user)) ?? '{}')
  } catch {
    return {}
  }
}

/** The newest last; the oldest are forgotten. */
function keep(user: string, addresses: ReadonlySet<string>, reads: readonly Read[]): void {
  const others = Object.entries(keptFor(user)).filter(([address]) => !addresses.has(address))
  const own = [...addresses].map((address) => [address, reads] as const)
  const all = [...others, ...own].slice(-MOST_PAGES)
  try {
    localStorage.setItem(placeOf(user), JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that keeps nothing asks when the page is drawn.
  }
}

/** This address, and the one by which the menu leads here: a list is as it was left then, on its first page. */
function addressesOf({ pathname, search }: Location): ReadonlySet<string> {
  const query = new URLSearchParams(search)
  const bare = query.has('page') ? [] : [pathname + keptQuery(query)]
  return new Set([pathname + search, ...bare])
}

type Dispatch = (action: UnknownAction) => unknown

let dispatch: Dispatch | null = null
let user = ''
let opened = { pathname: '', since: 0, reads: [] as readonly Read[] }

/** A page is about to be drawn: what is asked for from now on is what it opens with. */
export function noteOpened(): void {
  const { pathname, search } = location
  opened = { pathname, since: Date.now(), reads: keptFor(user)[pathname + search] ?? [] }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Notes a read of the page that is open: those it opens with, and what these become. */
function note(endpoint: string, arg: unknown): void {
  const text = JSON.stringify(arg) ?? ''
  if (!isOfPage(operationOf(endpoint)) || text.length > MOST_LENGTH) return
  if (FILTERS_BY_PERSONAL.test(text)) return
  if (opened.pathname !== location.pathname) noteOpened()
  const isOpening = Date.now() - opened.since < OPENING_MS
  const before = opened.reads.find(([name]) => name === endpoint)
  if (!before && (!isOpening || opened.reads.length === MOST_READS)) return
  const [, asked, misses] = before ?? [endpoint, arg, 0]
  const read = [endpoint, arg, isOpening ? misses + Number(!isSame(asked, arg)) : 0] as const
  opened = { ...opened, reads: [...opened.reads.filter((each) => each !== before), read] }
  keep(user, addressesOf(location), opened.reads)
}

/** Sees what pages ask for. */
export const firstReads: Middleware = () => (next) => (action) => {
  if (dispatch && isShownRead(action)) {
    const { endpointName, originalArgs } = action.meta.arg
    note(endpointName, originalArgs)
  }
  return next(action)
}

/** From here on what pages of this user open with is noted, and asked for early. */
export function beginFirstReads(by: Dispatch, userCode: string): void {
  dispatch = by
  user = userCode
}

interface Endpoint {
  readonly initiate: (arg: unknown, how: object) => UnknownAction
}

/**
 * Asks for what the page at this address opened with the last time; its code is there. A read that it does not make
 * after all is one too many, and no more.
 */
export function askFirst(address: string): void {
  const how = { subscribe: false, forceRefetch: FRESH_SECONDS }
  for (const [name, arg, misses] of keptFor(user)[address] ?? []) {
    const endpoint = (emptyApi.endpoints as Readonly<Record<string, Endpoint>>)[name]
    if (endpoint && misses < MOST_MISSES) dispatch?.(endpoint.initiate(arg, how))
  }
}
