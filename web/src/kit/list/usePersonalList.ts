import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '../currentUser'
import { useIsMasked } from '../masked'
import { useAddress } from '../useAddress'
import { useEventCallback } from '../useEventCallback'
import type { Column } from './columns'
import type { FilterField } from './filterField'
import { type AS_LINKED, changed } from './listAddress'
import type { FilterKinds, Filters, ListSpec } from './listSpec'
import { askedOnOpening, type ListQuery } from './openedList'
import { type ListState, useListState } from './useListState'

type Values = Readonly<Record<string, string>>

const NONE: Values = {}
const kept = new Map<string, Values>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts these values in, and takes those without one away; all go where none are given. */
function keep(place: string, values?: Readonly<Record<string, unknown>>): void {
  const next = Object.entries({ ...(values && kept.get(place)), ...values })
  kept.set(place, Object.fromEntries(next.filter(([, value]) => value)) as Values)
  for (const listener of listeners) listener()
}

/** What an earlier console kept of such filters in the browser. */
const FORMER = /(^|&)(email|cardNumber)=/

function forgetFormer(): void {
  try {
    for (const [key, value] of Object.entries<string>({ ...localStorage })) {
      if (key.startsWith('pitboss.last.') && FORMER.test(value)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}

const KEPT = 'this tab only'
const WHOLE = 'Whole values only: your account sees this masked.'
const NOWHERE = 'Kept for this tab only: not in the address, nor in saved views.'

const ofTab = (fields: readonly FilterField[]): readonly string[] =>
  fields.filter(({ personal }) => personal).map(({ name }) => name)

const without = <V>(values: Readonly<Record<string, V>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const only = <V>(values: Readonly<Record<string, V>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** A filter by personal data with what has to be said of it. */
const noted = (field: FilterField, isMasked: boolean): FilterField =>
  field.personal
    ? { ...field, kept: KEPT, hint: isMasked ? `${WHOLE} ${NOWHERE}` : NOWHERE }
    : field

/** Takes what an address from elsewhere, such as an old bookmark, says of it out of that and into the tab. */
function useTaken(place: string, names: readonly string[]): void {
  const [params, setAddress] = useAddress()
  const { state, key } = useLocation()
  const isLinked = (state as Partial<typeof AS_LINKED> | null)?.isAsLinked === true
  const take = useEventCallback(() => {
    const told = only(Object.fromEntries(params), names)
    // A link that is followed for what it says shows the list so, not as it was left.
    if (isLinked) keep(place)
    if (Object.keys(told).length === 0) return
    keep(place, told)
    const none = Object.keys(told).map((name) => [name, null] as const)
    setAddress((now) => changed(now, none), { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is looked at
  useEffect(take, [take, key])
  useEffect(forgetFormer, [])
}

/** What the address and the browser may say of a list. */
function withoutPersonal(
  { waits, ...spec }: ListSpec<FilterKinds>,
  names: readonly string[],
  isSought: boolean,
): ListSpec<FilterKinds> {
  return {
    ...spec,
    // Who looks for one person looks for all that they have, not for what waits alone.
    ...(waits && !isSought && { waits }),
    filters: without(spec.filters, names),
  }
}

const placeIn = (userCode: string, pathname: string, kinds: FilterKinds) =>
  `${userCode} ${pathname} ${Object.keys(kinds).join()}`

/**
 * What a list asks for when a link leads this user to it; null where the address says what is then taken out of it.
 */
export function personalOnOpening<const K extends FilterKinds>(
  spec: ListSpec<K>,
  userCode: string,
  address: Pick<Location, 'pathname' | 'search'>,
): ListQuery<K> | null {
  const names = ofTab(spec.fields ?? [])
  const params = new URLSearchParams(address.search)
  if (names.some((name) => params.has(name))) return null
  const values = kept.get(placeIn(userCode, address.pathname, spec.filters))
  const own = withoutPersonal(spec, names, values !== undefined)
  return { ...askedOnOpening(own, userCode, address), ...values } as ListQuery<K>
}

/**
 * A list's state of which the filters by personal data are kept for the tab: neither in the address nor in the
 * browser, for as long as the page lives.
 */
export function usePersonalList<const K extends FilterKinds>(spec: ListSpec<K>): ListState<K> {
  const { filters: kinds, fields = [] } = spec
  const isMasked = useIsMasked()
  const { userCode } = useCurrentUser()
  const place = placeIn(userCode, useLocation().pathname, kinds)
  const names = useMemo(() => ofTab(fields), [fields])
  const [params] = useAddress()
  const [isSought] = useState(() => kept.has(place) || names.some((name) => params.has(name)))
  const own = useMemo(() => withoutPersonal(spec, names, isSought), [spec, names, isSought])
  const list = useListState(own)
  const values = useSyncExternalStore(subscribe, () => kept.get(place) ?? NONE)
  useTaken(place, names)
  return useMemo(() => {
    const setFilters: ListState<K>['setFilters'] = (wanted) => {
      const all = wanted as Readonly<Record<string, never>>
      keep(place, only(all, names))
      const rest = without(all, names)
      if (Object.keys(rest).length > 0) list.setFilters(rest)
      else if (list.page > 1) list.setPage(1)
    }
    return {
      ...list,
      kinds,
      fields: fields.map((field) => noted(field, isMasked)),
      filters: { ...list.filters, ...values } as Filters<K>,
      query: { ...list.query, ...values } as ListState<K>['query'],
      setFilters,
      clearFilters: () => {
        keep(place)
        list.clearFilters()
      },
      setListView: (view, replace) => {
        keep(place)
        list.setListView(view, replace)
      },
    }
  }, [list, values, place, kinds, fields, names, isMasked])
}

/** Nobody sorts by what they see masked: its place in the order would tell it. */
export function usePersonalColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isMasked = useIsMasked()
  const plain = (column: Column<Row>) => (column.personal ? { ...column, sortable: false } : column)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on nothing
  return useMemo(() => (isMasked ? columns.map(plain) : columns), [columns, isMasked])
}
