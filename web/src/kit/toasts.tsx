import { notification } from 'antd'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ApiError } from '@/api/answer'
import { overlays } from './overlays'

const SUCCESS_SECONDS = 3
const MOST_TOASTS = 3

export interface Toasts {
  readonly success: (text: string) => void
  /** These stay until dismissed. */
  readonly error: (text: string, requestId?: string | null) => void
  readonly warning: (text: string) => void
  /** The first message of a failed call. */
  readonly failure: (error: ApiError) => void
}

const ToastsContext = createContext<Toasts | null>(null)

/** Shows toasts at the top right, never more than three. */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const [show, holder] = notification.useNotification({
    placement: 'topRight',
    maxCount: MOST_TOASTS,
    getContainer: overlays,
  })
  const toasts = useMemo<Toasts>(() => {
    const error: Toasts['error'] = (text, requestId) =>
      show.error({
        title: text,
        description: requestId ? `Request id ${requestId}` : null,
        duration: false,
        role: 'alert',
      })
    return {
      success: (text) => show.success({ title: text, duration: SUCCESS_SECONDS, role: 'status' }),
      warning: (text) => show.warning({ title: text, duration: false, role: 'alert' }),
      error,
      failure: ({ messages, requestId }) => error(messages[0] ?? '', requestId),
    }
  }, [show])
  return (
    <ToastsContext value={toasts}>
      {children}
      {holder}
    </ToastsContext>
  )
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts outside the ToastHost')
  return toasts
}
