import type { FormInstance } from 'antd'
import type { Result } from './useAction'

type Run<Values, Data> = (values: Values) => Promise<Result<Data>>

/** Sends a form; where it has a field of files, `each` of them by itself, one after another: what was sent leaves the field. */
export function oneByOne<Values extends object, Data>(
  form: FormInstance,
  each: string | undefined,
  run: Run<Values, Data>,
) {
  const filesOf = (name: string) => form.getFieldValue(name) as readonly File[]
  /** After a send, with what came of it: a failure leaves the file and those behind it where they are. */
  const goOn = async (result: Result<Data>, values: Values): Promise<Result<Data>> => {
    if (!each || !result.ok) return result
    const later = filesOf(each).slice(1)
    form.setFieldValue(each, later.length > 0 ? later : undefined)
    return later.length > 0 ? send(values) : result
  }
  const send: Run<Values, Data> = async (values) =>
    goOn(await run(each ? { ...values, [each]: filesOf(each)[0] } : values), values)
  return { send, goOn }
}
