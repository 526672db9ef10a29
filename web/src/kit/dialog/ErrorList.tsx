import { Modal } from 'antd'
import { useState } from 'react'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { messageText } from '../display/personText'
import { RequestId } from '../display/RequestId'
import { SafeChoice } from './SafeChoice'

export interface Problem {
  readonly messages: readonly string[]
  readonly title?: string | undefined
  readonly requestId?: string | null
  /** A form stays behind it, as it was filled in. */
  readonly hasForm?: boolean
}

interface ErrorListProps extends Problem {
  readonly open: boolean
  readonly settle: (done: true) => void
}

export function ErrorList({ open, settle, ...problem }: ErrorListProps) {
  const { messages, title = 'Unable To Save Changes', requestId, hasForm } = problem
  const [shown, setShown] = useState(true)
  const close = () => setShown(false)
  return (
    <Modal
      open={open && shown}
      width={550}
      zIndex={ABOVE_DRAWERS}
      title={title}
      // Only now has the focus gone back: whoever waits may send it elsewhere.
      afterClose={() => settle(true)}
      onCancel={close}
      footer={
        <SafeChoice type="primary" onClick={close}>
          Close
        </SafeChoice>
      }
    >
      <ul className="kit-errors">
        {messages.map((message) => (
          <li key={message}>{messageText(message)}</li>
        ))}
      </ul>
      <p>Nothing was changed{hasForm ? ', and what you typed is still there' : ''}.</p>
      <RequestId id={requestId} />
    </Modal>
  )
}
