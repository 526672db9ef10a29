import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/base'
import { tagTypes } from '@/api/gen/meta'
import { SIGNED_OUT } from '@/api/gen/shared/constants'
import { api as users } from '@/api/gen/users/endpoints'
import { send } from '@/api/send'
import { tellSessionChanged } from '@/api/sessionUser'
import { onSignedOut } from '@/api/signedOut'
import { onOtherTabs, tellOtherTabs } from '@/session/otherTabs'
import type { Session } from '@/session/session'
import type { AppDispatch } from '../store'

const ME = {
  method: 'GET',
  path: '/api/users/me',
  isWrite: false,
  takesIdempotencyKey: false,
  isPoll: true,
}
const LOOK_AGAIN_MS = 5_000

/**
 * Why the session ended; null while it lasts. A call that was under way while the browser got a new session is
 * answered for the old one: so whoever hears that it ended, in this tab or another, asks who is signed in, and so
 * does a page that the browser kept and shows again. `isLooking` until that is known; `isDenied` where the platform
 * does not even tell them that: they are blocked.
 */
export function useSessionEnd(userCode: string) {
  const dispatch = useDispatch<AppDispatch>()
  const [reason, setReason] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const turn = useRef(0)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)

  const goOn = useCallback(() => {
    setReason(null)
    dispatch(emptyApi.util.invalidateTags([...tagTypes]))
  }, [dispatch])
  const take = (session: Session, isStale: boolean) => {
    if (session.user.userCode !== userCode) return tellSessionChanged()
    dispatch(users.util.upsertQueryData('usersMe', undefined, session))
    setLooking(false)
    if (isStale || reason !== null) goOn()
  }
  const look = useEffectEvent(async (isStale: boolean) => {
    clearTimeout(again.current)
    turn.current += 1
    const own = turn.current
    setLooking(true)
    const answer = await send(ME)
    if (own !== turn.current) return // asked again since
    if (answer.ok) take(answer.body.data as Session, isStale)
    else if (answer.error.kind === 'signedOut') {
      setLooking(false)
      setReason((known) => known ?? answer.error.messages[0] ?? SIGNED_OUT)
    } else if (answer.error.kind === 'denied') setDenied(true)
    else again.current = setTimeout(() => void look(isStale), LOOK_AGAIN_MS)
  })
  useEffect(() => {
    const stops = [
      onOtherTabs(() => void look(false)),
      onSignedOut(() => {
        tellOtherTabs()
        void look(true)
      }),
    ]
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look(true)
    }
    window.addEventListener('pageshow', shown)
    return () => {
      clearTimeout(again.current)
      turn.current += 1
      window.removeEventListener('pageshow', shown)
      for (const stop of stops) stop()
    }
  }, [])

  return { reason, isLooking, isDenied, renewed: goOn, dismiss: () => setReason(null) }
}
