import { Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { RequestId } from './RequestId'
import './Failure.css'

interface FailureProps {
  /** What could not be done: `The invoices could not be loaded`. */
  readonly what: string
  readonly error: ApiError
  readonly onRetry: () => void
}

/** What failed, what was not lost, how to try again, and the request id. */
export function Failure({ what, error, onRetry }: FailureProps) {
  return (
    <div className="kit-failure" role="alert">
      <strong>{what}</strong>
      <p>{error.messages[0]} Nothing was changed or lost.</p>
      <Button onClick={onRetry}>Try again</Button>
      <RequestId id={error.requestId} />
    </div>
  )
}
