import { createContext, useContext } from 'react'
import type { ApiError } from '@/api/answer'

export interface Toasts {
  readonly success: (text: string) => void
  /** These stay until dismissed. */
  readonly error: (text: string, requestId?: string | null, besides?: string) => void
  readonly warning: (text: string) => void
  /** The first message of a failed call; `besides` stands below it. */
  readonly failure: (error: ApiError, besides?: string) => void
}

export const ToastsContext = createContext<Toasts | null>(null)

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts outside the ToastHost')
  return toasts
}
