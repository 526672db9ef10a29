import type { ReactNode } from 'react'
import type { ArgOf, DataOf, WriteEndpoint } from '@/api/write'
import { FormDialog, type FormDialogProps } from '../form/FormDialog'
import type { Revised } from '../form/rebase'
import { type ActionOptions, useAction } from '../form/useAction'
import { LoadedDialog, type LoadedDialogProps } from './LoadedDialog'

type Form<Values extends object> = Pick<
  FormDialogProps<Values, unknown, unknown>,
  'submitLabel' | 'rules' | 'initial'
>

interface LoadedFormProps<R extends Revised, Values extends object, E extends WriteEndpoint>
  extends Omit<LoadedDialogProps<R>, 'write' | 'children'>,
    Form<Values> {
  readonly endpoint: E
  readonly options?: ActionOptions<ArgOf<E>, DataOf<E>>
  /** What the form still lacks. */
  readonly incomplete?: string | undefined
  readonly toArg: (record: R, values: Values) => ArgOf<E>
  readonly children: (record: R) => ReactNode
}

/** A form about a record as it was when the dialog opened, or why nothing of it is left to decide. */
export function LoadedForm<R extends Revised, Values extends object, E extends WriteEndpoint>(
  props: LoadedFormProps<R, Values, E>,
) {
  const { endpoint, options, incomplete, toArg, children, ...loaded } = props
  const { title, submitLabel, rules, initial, onClose } = props
  const write = useAction(endpoint, { onTheirs: onClose, ...options })
  return (
    <LoadedDialog {...loaded} write={endpoint.name}>
      {(record) => (
        <FormDialog<Values, ArgOf<E>, DataOf<E>>
          open
          title={title}
          submitLabel={submitLabel}
          write={write}
          rules={rules}
          record={record}
          initial={initial}
          disabledReason={incomplete}
          toArg={(values) => toArg(record, values)}
          onClose={onClose}
        >
          {children(record)}
        </FormDialog>
      )}
    </LoadedDialog>
  )
}
