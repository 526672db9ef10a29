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

/** What could not be read, why, how to try again, and the request id; of what is not there, only that. */
export function Failure({ what, error, onRetry }: FailureProps) {
  if (error.kind === 'notFound') {
    return (
      <div className="kit-failure" role="alert">
        <strong>{error.messagesFrom === 'platform' ? error.messages[0] : 'Not found.'}</strong>
        <p>It may have been deleted, or belong to an operator you have no access to.</p>
      </div>
    )
  }
  return (
    <div className="kit-failure" role="alert">
      <strong>{what}</strong>
      <p>{error.messages[0]}</p>
      <Button onClick={onRetry}>Try again</Button>
      <RequestId id={error.requestId} />
    </div>
  )
}
