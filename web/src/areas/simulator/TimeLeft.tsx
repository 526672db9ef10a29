import { useEffect, useState } from 'react'
import { useReadWorld } from './useSimulator'

const TICK_MS = 1000
const MINUTE = 60

/** `9:05 min left`, or in hours where there are some. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / MINUTE)]
  if (hours > 0) return `${hours}:${String(minutes % MINUTE).padStart(2, '0')} h left`
  return `${minutes}:${String(whole % MINUTE).padStart(2, '0')} min left`
}

/** How long until an instant of real time; the world is read again when it has come. */
export function TimeLeft({ until }: { readonly until: string }) {
  const end = Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  const readWorld = useReadWorld()
  const isOver = now >= end
  useEffect(() => {
    if (isOver) {
      readWorld()
      return
    }
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isOver, readWorld])
  return <> · {timeLeft((end - now) / 1000)}</>
}
