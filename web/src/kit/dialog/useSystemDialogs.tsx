import { useMemo } from 'react'
import type { ApiError } from '@/api/answer'
import type { Fate } from '../form/outcome'
import type { StaleAnswer, StaleChoice } from '../form/stale'
import { part } from '../lazyComponent'
import type { Question } from './ConfirmDialog'
import { useDialogs } from './Dialogs'
import type { Problem } from './ErrorList'
import { loadDialogs } from './loadDialogs'

const ConfirmDialog = part(() => loadDialogs().then((code) => code.ConfirmDialog))
const ErrorList = part(() => loadDialogs().then((code) => code.ErrorList))
const OutcomeDialog = part(() => loadDialogs().then((code) => code.OutcomeDialog))
const StaleDialog = part(() => loadDialogs().then((code) => code.StaleDialog))

/** The dialogs of the kit, each waiting for what the user chooses. */
export interface Asking {
  readonly confirm: (question: Question) => Promise<boolean>
  /** The platform's own messages as a list. */
  readonly errors: (problem: Problem) => Promise<true>
  /** Where no form is: settles when the fate of a lost write is known. */
  readonly outcome: (error: ApiError, key: string) => Promise<Fate>
  /** What changed under the user's hands, against the record as they saw it. */
  readonly stale: (answer: StaleAnswer, seen: object | undefined) => Promise<StaleChoice>
}

export function useAsking(): Asking {
  const ask = useDialogs()
  return useMemo(
    () => ({
      confirm: (question) =>
        ask((settle, open) => <ConfirmDialog {...question} open={open} settle={settle} />),
      errors: (problem) =>
        ask((settle, open) => <ErrorList {...problem} open={open} settle={settle} />),
      outcome: (error, key) =>
        ask((settle, open) => (
          <OutcomeDialog error={error} idempotencyKey={key} open={open} settle={settle} />
        )),
      stale: (answer, seen) =>
        ask((settle, open) => (
          <StaleDialog answer={answer} seen={seen} open={open} settle={settle} />
        )),
    }),
    [ask],
  )
}
