import { useCallback } from 'react'
import type { ApiError } from '@/api/answer'
import { useSystemDialogs } from '../dialog/useSystemDialogs'
import { useToasts } from '../toasts'

/** True: a dialog under its usual title; a text: under that title; absent: a toast. */
export type ErrorDialog = true | string | undefined

/** Only the platform's own words open a dialog, and only where one is wanted. */
export const wantsDialog = (error: ApiError, dialog: ErrorDialog): boolean =>
  dialog !== undefined && error.messagesFrom === 'platform'

/** Tells a failure: the platform's own words in a dialog where one is wanted, all else as a toast. */
export function useFailures(): (
  error: ApiError,
  dialog: ErrorDialog,
  hasForm?: boolean,
) => Promise<void> {
  const toasts = useToasts()
  const { errors } = useSystemDialogs()
  return useCallback(
    async (error, dialog, hasForm = false) => {
      if (error.kind === 'signedOut') return
      if (!wantsDialog(error, dialog)) return toasts.failure(error)
      const { messages, requestId } = error
      await errors({
        messages,
        requestId,
        hasForm,
        title: typeof dialog === 'string' ? dialog : undefined,
      })
    },
    [toasts, errors],
  )
}
