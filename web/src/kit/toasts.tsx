import { App } from 'antd'
import { useMemo } from 'react'
import type { ApiError } from '@/api/answer'

const SUCCESS_SECONDS = 3
export const MOST_TOASTS = 3

export interface Toasts {
  success: (text: string) => void
  /** Stays until dismissed. */
  error: (text: string, requestId?: string | null) => void
  warning: (text: string) => void
  /** The first message of a failed call. */
  failure: (error: ApiError) => void
}

export function useToasts(): Toasts {
  const { notification } = App.useApp()
  return useMemo(() => {
    const error: Toasts['error'] = (text, requestId) =>
      notification.error({
        title: text,
        description: requestId ? `Request id ${requestId}` : null,
        duration: false,
        role: 'alert',
      })
    return {
      success: (text) =>
        notification.success({ title: text, duration: SUCCESS_SECONDS, role: 'status' }),
      warning: (text) => notification.warning({ title: text, duration: false, role: 'alert' }),
      error,
      failure: ({ messages, requestId }) => error(messages[0] ?? '', requestId),
    }
  }, [notification])
}
