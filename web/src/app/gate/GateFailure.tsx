import { Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { useFirstShapeGone } from '@/kit/display/firstShape'
import { Message } from '../shell/Message'

interface GateFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Nothing can be shown before the platform said who one is. */
export function GateFailure({ error, onRetry }: GateFailureProps) {
  useFirstShapeGone()
  return (
    <main className="shell-alone">
      <Message
        alone
        title="The console could not start"
        buttons={
          <Button type="primary" autoFocus onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>{error.messages.join(' ')}</p>
        <p>You are still signed in, and nothing was lost.</p>
        {error.requestId && <p className="shell-reference">Request ID {error.requestId}</p>}
      </Message>
    </main>
  )
}
