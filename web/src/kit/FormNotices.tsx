import { Alert } from 'antd'
import { OutcomeAlert } from './OutcomeAlert'
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
