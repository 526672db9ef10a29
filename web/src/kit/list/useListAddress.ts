import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useCurrentUser } from '../currentUser'
import { useAddress } from '../useAddress'
import { useEventCallback } from '../useEventCallback'
import { keepLastParams, noteOpening, placeOf } from './lastListParams'
import { type AS_LINKED, listParamsIn, replaceListParams, withCurrentNames } from './listAddress'
import type { FilterKinds, ListSpec } from './listSpec'
import { type OpenedList, openedList, waitingIn } from './openedList'

/** The address of a list as it was read: `key` is the history entry's. */
interface Reading extends OpenedList {
  readonly key: string
  /** What was chosen here by going back or by opening a view, as by a filter. */
  readonly isChosen: boolean
}

/** In place of no filter at all. */
const ALL = 'all'

type Change = (by: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void

/**
 * The address as the list reads it. Opened by its bare address a list is as this user left it, from
 * the first call on; what the address says of the list wins, and Back leads to what stood there. A
 * link from elsewhere that is followed on purpose (`AS_LINKED`) shows the list without what was left.
 */
export function useListAddress(spec: ListSpec<FilterKinds>) {
  const { userCode } = useCurrentUser()
  const { pathname, key, state } = useLocation()
  const how = useNavigationType()
  const [drawn, setAddress] = useAddress()
  const address = withCurrentNames(spec, drawn)
  const place = placeOf(userCode, pathname, spec)
  const read = (before: Reading | null): Reading => {
    const isNew = before ? how !== 'POP' && before.own !== '' : how !== 'POP' || key === 'default'
    const isLinked = (state as Partial<typeof AS_LINKED> | null)?.isAsLinked === true
    return {
      key,
      ...openedList(spec, address, place, isNew && !isLinked),
      isChosen: address.has('savedView') || (before !== null && how === 'POP'),
    }
  }
  const [reading, setReading] = useState(() => read(null))
  let latest = reading
  if (reading.key !== key) {
    latest = read(reading)
    setReading(latest)
  }

  // Where a list opens on what waits, that all was chosen is kept, too.
  const keep = (own: string) => keepLastParams(place, own || (spec.waits ? ALL : ''))
  const follow = useEventCallback(({ isRestored, isChosen, own }: Reading) => {
    if (isRestored) setAddress((now) => replaceListParams(spec, now, own), { replace: true })
    else if (isChosen) keep(own)
  })
  useEffect(() => follow(reading), [follow, reading])
  const opening = waitingIn(spec)
  useEffect(() => noteOpening(pathname, opening), [pathname, opening])

  const change: Change = (by, replace = false) =>
    setAddress(
      (now) => {
        const next = by(withCurrentNames(spec, now))
        keep(listParamsIn(spec, next))
        return next
      },
      { replace },
    )
  return [latest.params, useEventCallback(change)] as const
}
