import { useEffect, useState } from 'react'
import { useClock } from '@/kit/display/clock'
import { shortTime, utcTime } from '@/kit/display/times'

const TICK_MS = 1_000

/** The platform's time in the user's time zone. */
export function DrawerClock() {
  const { now, timezone } = useClock()
  const [at, setAt] = useState(now)
  useEffect(() => {
    setAt(now())
    const timer = setInterval(() => setAt(now()), TICK_MS)
    return () => clearInterval(timer)
  }, [now])
  return (
    <time className="shell-clock" dateTime={new Date(at).toISOString()} title={utcTime(at)}>
      {shortTime(at, timezone)}
    </time>
  )
}
