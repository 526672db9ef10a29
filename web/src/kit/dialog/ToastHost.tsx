import { notification } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { overlays } from '../antd/overlays'
import { messageText } from '../display/personText'
import { RequestId } from '../display/RequestId'
import { type Toasts, ToastsContext } from '../toasts'

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

/** Shows toasts where no button stands: at the menu's foot, never more than three. */
export function ToastHost({ children }: { readonly children: ReactNode }) {
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
  return (
    <ToastsContext value={toasts}>
      {children}
      {holder}
    </ToastsContext>
  )
}
