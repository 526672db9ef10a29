import { useMemo } from 'react'
import type { ApiError } from '@/api/answer'
import { lazyComponent } from '../lazyComponent'
import type { Question } from './ConfirmDialog'
import { useDialogs } from './Dialogs'
import type { Problem } from './ErrorList'
import { loadDialogs } from './loadDialogs'
import type { OutcomeResult } from './outcome'
import type { Difference, StaleAnswer, StaleChoice } from './stale'
import type { RaisedWarning } from './warnings'

/** A dialog that cannot be loaded is answered with its safe choice: nobody waits for it forever. */
export const refuse = ({ settle }: { readonly settle: (agreed: boolean) => void }) => settle(false)

const ConfirmDialog = lazyComponent(() => loadDialogs().then((code) => code.ConfirmDialog), refuse)
const ErrorList = lazyComponent(
  () => loadDialogs().then((code) => code.ErrorList),
  ({ settle }) => settle(true),
)
const OutcomeDialog = lazyComponent(
  () => loadDialogs().then((code) => code.OutcomeDialog),
  ({ settle, error }) => settle({ state: 'unreachable', error }),
)
const StaleDialog = lazyComponent(
  () => loadDialogs().then((code) => code.StaleDialog),
  ({ settle, answer }) => settle(answer.record ? 'back' : 'theirs'),
)
const WarningsDialog = lazyComponent(
  () => loadDialogs().then((code) => code.WarningsDialog),
  refuse,
)

/** The dialogs of the kit, each waiting for what the user chooses. */
export interface SystemDialogs {
  readonly confirm: (question: Question) => Promise<boolean>
  /** The platform's own messages as a list. */
  readonly errors: (problem: Problem) => Promise<true>
  /** Where no form is: settles when the outcome of a lost write is known. */
  readonly outcome: (error: ApiError, key: string) => Promise<OutcomeResult>
  /** What changed under the user's hands, against the record as they saw it. */
  readonly stale: (
    answer: StaleAnswer,
    listed: object | undefined,
    mine?: readonly Difference[],
  ) => Promise<StaleChoice>
  /** What the platform wants an answer to; true where the user proceeds. */
  readonly warnings: (warnings: readonly RaisedWarning[]) => Promise<boolean>
}

export function useSystemDialogs(): SystemDialogs {
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
      stale: (answer, listed, mine) =>
        ask((settle, open) => (
          <StaleDialog answer={answer} listed={listed} mine={mine} open={open} settle={settle} />
        )),
      warnings: (warnings) =>
        ask((settle, open) => <WarningsDialog warnings={warnings} open={open} settle={settle} />),
    }),
    [ask],
  )
}
