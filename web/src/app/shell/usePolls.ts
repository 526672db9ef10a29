import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isAbsent } from '@/api/absent'
import { type ApiError, isAway } from '@/api/answer'
import { onAway } from '@/api/away'
import { emptyApi } from '@/api/base'
import { api as general, useAdminBadgesQuery, useRatesQuery } from '@/api/gen/general/endpoints'
import { tagTypes } from '@/api/gen/meta'
import { api as bell, useGeneralNotificationsQuery } from '@/api/gen/notifications/endpoints'
import { api as users } from '@/api/gen/users/endpoints'
import { tellSignedOut } from '@/api/signedOut'
import { withoutHiddenRates } from '@/areas/wallet/hiddenRates'
import { CMS_DEFAULT, useTenantFilters } from '@/session/operator'
import type { BadgeName } from '@/session/page'
import { Pulse } from '@/session/pulse'
import { isThere, type PulseAnswer, type Scope, scopeText } from '@/session/pulseCalls'
import { useSession, useSessionEnded } from '@/session/session'
import { hasBadges } from '../controls'
import type { AppDispatch } from '../store'

export type Counts = Readonly<Partial<Record<BadgeName, number>>>

function useScope(): Scope {
  const { opId, ...rest } = useTenantFilters()
  return { ...(opId && opId !== CMS_DEFAULT && { opId }), ...rest }
}

/** What the pulse has brought is held, so that a write that makes it stale has it read again. */
function useBadges(): Counts {
  const scope = useScope()
  const { isUninitialized } = general.endpoints.adminBadges.useQueryState(scope)
  return useAdminBadgesQuery(scope, { skip: isUninitialized }).currentData ?? {}
}

/** How many notifications the user has not read: read again where the pulse has news, or somebody comes back. */
export function useUnread(): number {
  const ended = useSessionEnded()
  const skip = isAbsent('generalNotifications')
  const { data } = useGeneralNotificationsQuery(undefined, { refetchOnFocus: !ended, skip })
  return data?.notifications.filter(({ isRead }) => !isRead).length ?? 0
}

/** What waits, by name, as the pulse counts it. */
export function useCounts(): Counts {
  return { ...useBadges(), unread: useUnread() }
}

const MOST_RETRIES = 4
/** How often it is asked whether an outage has ended. */
const OUTAGE_CHECK_MS = 3_000

interface QueryEndpoint {
  readonly initiate: (arg: unknown, how: object) => UnknownAction
}

interface ApiState {
  readonly api: ReturnType<typeof emptyApi.reducer>
}

/** Reads again what failed while the platform was away; how often each was, so that it ends. */
const retry =
  (before: ReadonlyMap<string, number>) =>
  (dispatch: AppDispatch, getState: () => ApiState): ReadonlyMap<string, number> => {
    const endpoints = emptyApi.endpoints as Readonly<Record<string, QueryEndpoint | undefined>>
    const failed = Object.entries(getState().api.queries).filter(
      ([, query]) => query?.status === 'rejected' && isAway(query.error as ApiError),
    )
    const times = new Map(failed.map(([key]) => [key, (before.get(key) ?? 0) + 1]))
    for (const [key, query] of failed) {
      const endpoint = endpoints[query?.endpointName ?? '']
      if (!endpoint || (times.get(key) ?? 0) > MOST_RETRIES) continue
      dispatch(endpoint.initiate(query?.originalArgs, { subscribe: false, forceRefetch: true }))
    }
    return times
  }

/** Puts what the pulse brought where its own calls would have put it. */
function keep(
  dispatch: AppDispatch,
  { parts: { badges, check, rates }, scope }: PulseAnswer,
): void {
  if (badges) dispatch(general.util.upsertQueryData('adminBadges', scope, badges))
  if (check) dispatch(users.util.upsertQueryData('usersMeCheck', undefined, check))
  if (rates) dispatch(general.util.upsertQueryData('rates', undefined, withoutHiddenRates(rates)))
}

/** Whether the pulse's word of the bell's notifications differs from those at hand, or is missing. */
function useIsNews(): (answer: PulseAnswer) => boolean {
  const { newest, count } = bell.endpoints.generalNotifications.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      newest: data?.notifications[0]?._id ?? null,
      count: data?.notifications.length,
    }),
  })
  return ({ parts: { news }, errors }) => {
    if (count === undefined) return false
    if (news) return news.count !== count || (news.newestId ?? null) !== newest
    return errors.news?.kind === 'notFound'
  }
}

/**
 * Keeps badges, session check and exchange rates up to date. The answer says why what comes by itself has stopped
 * coming; null while it comes. Once it does, all is read again.
 */
export function usePulse(): ApiError | null {
  const dispatch = useDispatch<AppDispatch>()
  const { user } = useSession()
  const ended = useSessionEnded()
  const scope = useScope()
  const shown = hasBadges(user) && isThere('badges') ? scope : null
  const [outage, setOutage] = useState<ApiError | null>(null)
  const pulse = useRef<Pulse | null>(null)
  const isNews = useIsNews()
  const retries = useRef<ReadonlyMap<string, number>>(new Map())

  const { isUninitialized } = general.endpoints.rates.useQueryState()
  useRatesQuery(undefined, { skip: isUninitialized })

  const readAgain = useEffectEvent((answer: PulseAnswer) => {
    const isBack = outage !== null && answer.parts.check !== undefined
    // The user's rights are others than those shown: the menu follows.
    const { identityVersion = '' } = answer.parts
    if (identityVersion && identityVersion !== user.identityVersion) {
      dispatch(emptyApi.util.invalidateTags(['Me']))
    }
    if (isBack) dispatch(emptyApi.util.invalidateTags([...tagTypes]))
    else if (isNews(answer)) dispatch(emptyApi.util.invalidateTags(['Notification']))
    // An outage may have come and gone between two checks.
    if (answer.parts.check && !isBack) retries.current = dispatch(retry(retries.current))
  })
  const hear = useEffectEvent((answer: PulseAnswer) => {
    const { check: error = null } = answer.errors
    if (error?.kind === 'signedOut') tellSignedOut(error)
    if (error || answer.parts.check) setOutage(error && isAway(error) ? error : null)
    readAgain(answer)
    keep(dispatch, answer)
  })
  const begin = useEffectEvent(() => new Pulse(user.userCode, shown, hear))
  const watch = useEffectEvent(() => pulse.current?.watch(shown))

  useEffect(() => {
    if (ended) return
    const begun = begin()
    pulse.current = begun
    return () => begun.stop()
  }, [ended])

  useEffect(() => onAway(() => pulse.current?.checkNow()), [])
  const isAwayNow = outage !== null && !ended
  useEffect(() => {
    if (!isAwayNow) return
    const again = () => pulse.current?.checkNow()
    const timer = setInterval(again, OUTAGE_CHECK_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isAwayNow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope is another one where its text is
  useEffect(() => watch(), [shown && scopeText(shown)])

  return ended ? null : outage
}
