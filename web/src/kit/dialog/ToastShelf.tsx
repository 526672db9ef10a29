import { notification } from 'antd'
import { useEffect, useMemo } from 'react'
import { overlays } from '../antd/overlays'
import { messageText } from '../display/personText'
import { RequestId } from '../display/RequestId'
import type { Toasts } from '../toasts'

const SUCCESS_SECONDS = 3
const MOST_TOASTS = 3

interface BelowProps {
  readonly text: string | undefined
  readonly requestId: string | null | undefined
}

function Below({ text, requestId }: BelowProps) {
  return (
    <>
      {text && <p>{text}</p>}
      {requestId && <RequestId id={requestId} />}
    </>
  )
}

interface ToastShelfProps {
  /** Called once toasts can be shown. */
  readonly onReady: (toasts: Toasts) => void
}

/** Where toasts stand: at the menu's foot, where no button is, never more than three. */
export function ToastShelf({ onReady }: ToastShelfProps) {
  const [show, holder] = notification.useNotification({
    placement: 'bottomLeft',
    bottom: 8,
    stack: { threshold: 1 },
    maxCount: MOST_TOASTS,
    getContainer: overlays,
  })
  const toasts = useMemo<Toasts>(() => {
    const error: Toasts['error'] = (text, requestId, besides) =>
      show.error({
        title: messageText(text),
        description: besides || requestId ? <Below text={besides} requestId={requestId} /> : null,
        duration: false,
        role: 'alert',
      })
    return {
      success: (text) =>
        show.success({
          title: messageText(text),
          duration: SUCCESS_SECONDS,
          role: 'status',
        }),
      warning: (text) => show.warning({ title: messageText(text), duration: false, role: 'alert' }),
      error,
      failure: ({ messages, requestId }, besides) => error(messages[0] ?? '', requestId, besides),
    }
  }, [show])
  useEffect(() => onReady(toasts), [onReady, toasts])
  return holder
}
