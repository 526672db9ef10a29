import { Alert, Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { RequestId } from './RequestId'

interface OutcomeAlertProps {
  readonly error: ApiError
  readonly notice: string | null
  readonly checking: boolean
  readonly onCheck: () => void
}

/** In a locked form: the one thing that can be done about a lost answer. */
export function OutcomeAlert({ error, notice, checking, onCheck }: OutcomeAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={error.messages[0]}
      description={
        <>
          <p>{notice ?? 'Check again before anything else: a second send could do it twice.'}</p>
          <RequestId id={error.requestId} />
        </>
      }
      action={
        <Button type="primary" loading={checking} onClick={onCheck}>
          Check again
        </Button>
      }
    />
  )
}
