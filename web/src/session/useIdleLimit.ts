import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '@/api/send'
import { onSessionLeft } from '@/api/sessionLeft'
import { tellSignedOut } from '@/api/signedOut'

const CHANNEL = 'pitboss.session'
const WARNING_MS = 60_000
const EXTEND_MS = 60_000
const RETRY_MS = 5_000
const TICK_MS = 1_000
/** Answers round to seconds and take their time. */
const JITTER_MS = 2_000
const ACTIVITY = ['keydown', 'input', 'pointerdown'] as const

/** By the browser's clock: when the session ends unused and in any case, and how long unused is at most. */
interface SessionEnd {
  readonly idleAt: number
  readonly maxAt: number
  readonly idleMs: number
}

interface IdleLimit {
  /** Seconds until the session ends, when that is soon. */
  readonly secondsLeft: number | null
  /** Whether using the console keeps the session. */
  readonly canStay: boolean
  readonly stay: () => void
}

async function check(isPoll: boolean): Promise<void> {
  const path = '/api/users/me/check'
  const answer = await send({
    method: 'GET',
    path,
    isWrite: false,
    takesIdempotencyKey: false,
    isPoll,
  })
  if (!answer.ok && answer.error.kind === 'signedOut') tellSignedOut(answer.error)
}

const endAt = ({ idleAt, maxAt }: SessionEnd): number => Math.min(idleAt, maxAt)

/** Tells all tabs when the session ends; `onTold` hears of other tabs and of this one. */
function useSessionEnd(onTold: (end: SessionEnd) => void) {
  useEffect(() => {
    let known: SessionEnd | null = null
    const learn = (end: SessionEnd) => {
      known = end
      onTold(end)
    }
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<SessionEnd>) => learn(data)
    const stop = onSessionLeft(({ idle, max }) => {
      const now = Date.now()
      const before = known
      const idleMs = Math.max(idle * 1000, before?.idleMs ?? 0)
      const end = { idleAt: now + idle * 1000, maxAt: now + max * 1000, idleMs }
      learn(end)
      if (!before || endAt(end) > endAt(before) + JITTER_MS) channel.postMessage(end)
    })
    return () => {
      stop()
      channel.close()
    }
  }, [onTold])
}

/** Knows when the session ends, and keeps it while somebody types or clicks, in this tab or another. */
export function useIdleLimit(hasEnded: boolean): IdleLimit {
  const [end, setEnd] = useState<SessionEnd | null>(null)
  const [now, setNow] = useState(Date.now)
  const triedAt = useRef(0)
  useSessionEnd(
    useCallback((next) => {
      setEnd(next)
      setNow(Date.now())
    }, []),
  )

  const extend = useCallback(
    (isPoll = false) => {
      const pause = Math.min(RETRY_MS, (end?.idleMs ?? 0) / 8)
      if (Date.now() - triedAt.current < pause) return
      triedAt.current = Date.now()
      void check(isPoll)
    },
    [end],
  )

  const left = end ? endAt(end) - now : Number.POSITIVE_INFINITY
  const isOver = left <= 0
  const isSoon = end !== null && left <= Math.min(WARNING_MS, end.idleMs / 2)
  const canStay = end === null || end.idleAt < end.maxAt

  useEffect(() => {
    if (hasEnded || !end) return
    const tick = () => setNow(Date.now())
    const ticking = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    const used = () => {
      const { idleAt, idleMs } = end
      if (canStay && idleAt - Date.now() <= idleMs - Math.min(EXTEND_MS, idleMs / 4)) extend()
    }
    for (const kind of ACTIVITY) document.addEventListener(kind, used, true)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
      for (const kind of ACTIVITY) document.removeEventListener(kind, used, true)
    }
  }, [hasEnded, end, canStay, extend])

  useEffect(() => {
    if (isOver && !hasEnded) extend(true)
  }, [isOver, hasEnded, extend])

  return {
    secondsLeft: isSoon ? Math.max(0, Math.ceil(left / 1000)) : null,
    canStay,
    stay: extend,
  }
}
