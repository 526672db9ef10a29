import { Modal } from 'antd'
import { useCallback, useState } from 'react'
import { useDialogs } from './Dialogs'
import { SafeChoice } from './SafeChoice'

interface Problem {
  readonly messages: readonly string[]
  readonly title?: string | undefined
  readonly requestId?: string | null
}

interface ErrorListProps extends Problem {
  readonly open: boolean
  readonly settle: (done: true) => void
}

function ErrorList({ open, settle, ...problem }: ErrorListProps) {
  const { messages, title = 'Unable To Save Changes', requestId } = problem
  const [shown, setShown] = useState(true)
  const close = () => setShown(false)
  return (
    <Modal
      open={open && shown}
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
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>Nothing was changed, and what you typed is still there.</p>
      {requestId && <p>Request id {requestId}</p>}
    </Modal>
  )
}

/** Shows the platform's own messages as a list. */
export function useErrorList(): (problem: Problem) => Promise<true> {
  const ask = useDialogs()
  return useCallback(
    (problem) =>
      ask<true>((settle, open) => <ErrorList {...problem} open={open} settle={settle} />),
    [ask],
  )
}
