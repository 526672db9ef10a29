import { useEffect, useState } from 'react'
import type { ApiError } from '@/api/answer'

/** Seconds until a throttled sign-in may be tried again; 0 when it may. */
export function useRetryDelay(error: ApiError | null): number {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const seconds = error?.kind === 'tooMany' ? (error.retryAfterSeconds ?? 0) : 0
    setLeft(seconds)
    if (seconds === 0) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [error])

  return left
}
