import { notification } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { overlays } from './overlays'
import { RequestId } from './RequestId'
import { type Toasts, ToastsContext } from './toasts'

const SUCCESS_SECONDS = 3
const MOST_TOASTS = 3

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
        description: requestId ? <RequestId id={requestId} /> : null,
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
