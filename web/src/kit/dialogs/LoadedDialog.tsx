import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '@/api/answer'
import { lowerFirst } from '@/api/labels'
import { Failure } from '../display/Failure'
import type { Call } from '../display/Loaded'
import { FieldsSkeleton, useDelayedTrue } from '../display/Skeletons'
import type { Revised } from '../form/rebase'
import { ReadOnlyDialog } from './ReadOnlyDialog'
import { useRefetchIfNewer } from './useRefetchIfNewer'

interface LoadedDialogProps<R extends Revised> {
  readonly title: string
  /** What is loaded: `The document`. */
  readonly what: string
  /** Of the record, asked for anew when the dialog opens. */
  readonly call: Call<R>
  /** The row that it was opened from, and the write that such rows follow: they are read again where it is older. */
  readonly listed?: Revised
  readonly write?: string
  /** Why nothing of it is left to decide; null while something is. */
  readonly disabledReason?: (record: R) => string | null
  readonly onClose: () => void
  readonly children: (record: R) => ReactNode
}

/** A dialog about a record as it was when the dialog opened: what it was opened from may be older. */
export function LoadedDialog<R extends Revised>(props: LoadedDialogProps<R>) {
  const { title, what, call, disabledReason, onClose, children } = props
  const record = useReadOnOpening(call)
  useRefetchIfNewer(props.listed, record, props.write)
  const waiting = useDelayedTrue(record === undefined)
  const reason = record && disabledReason?.(record)
  if (record && !reason) return children(record)
  if (!record && !waiting) return null
  return (
    <ReadOnlyDialog title={title} onClose={onClose}>
      {record ? (
        <Alert type="info" showIcon role="status" title={reason} />
      ) : call.error && !call.isFetching ? (
        <Failure
          doing={`loading ${lowerFirst(what)}`}
          error={call.error as ApiError}
          onRetry={call.refetch}
        />
      ) : (
        <FieldsSkeleton />
      )}
    </ReadOnlyDialog>
  )
}

/** What the call gave first since; a later answer does not change the form in hand. */
function useReadOnOpening<R>(call: Call<R>): R | undefined {
  const [opened] = useState(() => Date.now())
  const [record, setRecord] = useState<R>()
  const { currentData, isFetching, fulfilledTimeStamp = 0 } = call
  if (record === undefined && currentData !== undefined && !isFetching) {
    if (fulfilledTimeStamp >= opened) setRecord(currentData)
  }
  return record
}
