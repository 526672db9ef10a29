import { Alert, Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { RequestId } from '../display/RequestId'
import type { Result, Write } from './useAction'

interface FormNoticesProps<Arg, Data> {
  readonly write: Write<Arg, Data>
  /** Messages whose field the form does not show. */
  readonly rest: readonly string[]
  readonly onChecked: (result: Result<Data>) => void
}

/** What a form has to say above its fields. */
export function FormNotices<Arg, Data>({ write, rest, onChecked }: FormNoticesProps<Arg, Data>) {
  const { unknown, notice, running, checkAgain } = write
  if (unknown) {
    const check = async () => onChecked(await checkAgain())
    return <OutcomeAlert error={unknown} notice={notice} checking={running} onCheck={check} />
  }
  if (notice) return <Alert type="info" showIcon role="status" title={notice} />
  if (rest.length === 0) return null
  return <Alert type="error" showIcon role="alert" title={rest.join(' ')} />
}

interface OutcomeAlertProps {
  readonly error: ApiError
  readonly notice: string | null
  readonly checking: boolean
  readonly onCheck: () => void
}

/** In a locked form: the one thing that can be done about a lost answer. */
function OutcomeAlert({ error, notice, checking, onCheck }: OutcomeAlertProps) {
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
