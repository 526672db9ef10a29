import { Button, Result } from 'antd'
import type { ApiError } from '@/api/answer'

interface GateFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Nothing can be shown before the platform said who one is. */
export function GateFailure({ error, onRetry }: GateFailureProps) {
  return (
    <Result
      status="warning"
      title="The console could not start"
      subTitle={
        <>
          <p>{error.messages.join(' ')}</p>
          <p>You are still signed in, and nothing was lost.</p>
          {error.requestId && <p>Request id {error.requestId}</p>}
        </>
      }
      extra={
        <Button type="primary" autoFocus onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
