import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router'
import { type ApiError, isAway } from '@/api/answer'
import { emptyApi } from '@/api/base'
import { useAdminBadgesQuery, useRatesQuery } from '@/api/gen/general/endpoints'
import { tagTypes } from '@/api/gen/meta'
import { useGeneralNotificationsQuery } from '@/api/gen/notifications/endpoints'
import { useUsersMeCheckQuery } from '@/api/gen/users/endpoints'
import { CMS_DEFAULT, globalFilters } from '@/session/operator'
import type { BadgeName } from '@/session/page'
import { useSession, useSessionEnded } from '@/session/session'
import { hasBadges } from '../controls'

export const BADGES_MS = 10_000
export const RATES_MS = 60_000
export const NOTIFICATIONS_MS = 60_000

export type Counts = Readonly<Partial<Record<BadgeName, number>>>

function useBadges(): Counts {
  const { user } = useSession()
  const ended = useSessionEnded()
  const [query] = useSearchParams()
  const { opId, includeBrands } = globalFilters(query)
  const badges = useAdminBadgesQuery(
    {
      ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
      ...(includeBrands === undefined ? {} : { includeBrands }),
    },
    {
      skip: ended || !hasBadges(user),
      pollingInterval: BADGES_MS,
      skipPollingIfUnfocused: true,
    },
  )
  return badges.currentData ?? {}
}

/** How many notifications the user has not read, no older than a minute while somebody looks. */
export function useUnread(): number {
  const ended = useSessionEnded()
  const { data } = useGeneralNotificationsQuery(undefined, {
    pollingInterval: ended ? 0 : NOTIFICATIONS_MS,
    skipPollingIfUnfocused: true,
  })
  return data?.notifications.filter(({ isRead }) => !isRead).length ?? 0
}

/** What waits, by name, counted anew every ten seconds while somebody looks. */
export function useCounts(): Counts {
  return { ...useBadges(), unread: useUnread() }
}

/** Keeps the exchange rates no older than a minute while somebody looks. */
export function usePolledRates(): void {
  const ended = useSessionEnded()
  useRatesQuery(undefined, {
    skip: ended,
    pollingInterval: RATES_MS,
    skipPollingIfUnfocused: true,
  })
}

/** Why what comes by itself has stopped coming; null while it comes. Once it does, all is read again. */
export function useOutage(): ApiError | null {
  const dispatch = useDispatch()
  const ended = useSessionEnded()
  const check = useUsersMeCheckQuery(undefined, { skip: ended })
  const error = check.error as ApiError | undefined
  const outage = error && isAway(error) ? error : null
  const isOut = outage !== null
  const wasOut = useRef(false)
  useEffect(() => {
    if (isOut) wasOut.current = true
    else if (wasOut.current && check.isSuccess) {
      wasOut.current = false
      dispatch(emptyApi.util.invalidateTags([...tagTypes]))
    }
  }, [isOut, check.isSuccess, dispatch])
  return outage
}
