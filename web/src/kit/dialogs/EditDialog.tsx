import type { ReactNode } from 'react'
import type { FormMeta } from '@/api/form'
import { MASK } from '@/api/gen/reveals/constants'
import type { ArgOf, DataOf, WriteEndpoint } from '@/api/write'
import { FormDialog, type FormDialogProps } from '../form/FormDialog'
import type { Revised } from '../form/rebase'
import { type ActionOptions, useAction, type Write } from '../form/useAction'

type Frame = Pick<
  FormDialogProps<object, unknown, unknown>,
  | 'title'
  | 'submitLabel'
  | 'danger'
  | 'as'
  | 'width'
  | 'effect'
  | 'facts'
  | 'disabledReason'
  | 'each'
  | 'onClose'
>

export interface EditDialogProps<
  E extends WriteEndpoint,
  B extends keyof ArgOf<E>,
  R extends Revised,
  Values extends object,
> extends Frame {
  /** As it is generated for the write: its endpoint, its body and the body's rules. */
  readonly form: FormMeta<E, B>
  /** The record that is edited, as the user sees it. */
  readonly record?: R | undefined
  /** What the fields begin with, or how that is read off a record whose fields they are not. */
  readonly values?: NoInfer<Partial<Values>> | ((record: R) => Partial<Values>)
  /** What of the body no field shows. */
  readonly fixed?: Partial<ArgOf<E>[B]>
  /** The body, where it is not simply the values; with the record as it is when it is sent. */
  toBody?(values: Values, record: R): Partial<ArgOf<E>[B]>
  /** The arguments beside the body. */
  readonly args?: Omit<ArgOf<E>, B> | ((values: Values) => Omit<ArgOf<E>, B>)
  readonly options?: ActionOptions<ArgOf<E>, DataOf<E>>
  readonly children?: ReactNode | ((write: Write<ArgOf<E>, DataOf<E>>) => ReactNode)
}

/** Without what came masked and stands as it came: it is not sent back. */
const unmasked = (body: object, initial: object): object => {
  const came = initial as Readonly<Record<string, unknown>>
  const isMask = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && value.includes(MASK) && value === came[name]
  return Object.fromEntries(Object.entries(body).filter((entry) => !isMask(entry)))
}

/** Creates or edits a record through one endpoint. */
export function EditDialog<
  E extends WriteEndpoint,
  B extends keyof ArgOf<E>,
  R extends Revised,
  Values extends object = ArgOf<E>[B] & object,
>(props: EditDialogProps<E, B, R, Values>) {
  const { form, record, values, fixed, toBody, args, options, children, ...frame } = props
  const write = useAction(form.endpoint, { onTheirs: frame.onClose, ...options })
  const initial = typeof values === 'function' ? values(record as R) : (values ?? {})
  const toArg = (given: Values, now: Revised | undefined) => {
    const body = { ...unmasked(toBody?.(given, now as R) ?? given, initial), ...fixed }
    const others = typeof args === 'function' ? args(given) : args
    return { ...others, [form.body]: body } as unknown as ArgOf<E>
  }
  return (
    <FormDialog<Values, ArgOf<E>, DataOf<E>>
      {...frame}
      open
      write={write}
      rules={form.rules}
      record={record}
      initial={initial}
      {...(typeof values === 'function' && { valuesOf: (now: Revised) => values(now as R) })}
      toArg={toArg}
    >
      {typeof children === 'function' ? children(write) : children}
    </FormDialog>
  )
}
