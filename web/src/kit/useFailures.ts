import { useCallback } from 'react'
import type { ApiError } from '@/api/answer'
import { useErrorList } from './ErrorList'
import { useToasts } from './toasts'

/** True: a dialog under its usual title; a text: under that title; absent: a toast. */
export type ErrorDialog = true | string | undefined

/** Tells a failure: the platform's own words in a dialog where one is wanted, all else as a toast. */
export function useFailures(): (error: ApiError, dialog: ErrorDialog) => void {
  const toasts = useToasts()
  const errorList = useErrorList()
  return useCallback(
    (error, dialog) => {
      if (error.kind === 'signedOut') return
      if (!dialog || error.messagesFrom !== 'platform') return toasts.failure(error)
      const { messages, requestId } = error
      void errorList({ messages, requestId, title: dialog === true ? undefined : dialog })
    },
    [toasts, errorList],
  )
}
