import { type Answer, type ApiError, readAnswer } from '@/api/answer'
import type { Outcome } from '@/api/gen/outcomes/endpoints'
import { send } from '@/api/send'

export type OutcomeResult =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'running' }
  | { readonly state: 'notReceived' }
  /** The platform keeps no outcomes: the list itself has to tell. */
  | { readonly state: 'unsupported' }
  | { readonly state: 'unreachable'; readonly error: ApiError }

const UNSUPPORTED: ReadonlySet<number> = new Set([404, 405, 501])

/** Asks what became of the write sent under `key`; one that never arrived is closed by asking. */
export async function fetchOutcome(key: string): Promise<OutcomeResult> {
  const asked = await send({
    method: 'GET',
    path: `/api/outcomes/${encodeURIComponent(key)}`,
    isWrite: true,
    takesIdempotencyKey: false,
  })
  if (!asked.ok) {
    return UNSUPPORTED.has(asked.error.http)
      ? { state: 'unsupported' }
      : { state: 'unreachable', error: asked.error }
  }
  const outcome = asked.body.data as Outcome
  if (outcome.state === 'RUNNING') return { state: 'running' }
  if (outcome.state === 'NOT_RECEIVED') return { state: 'notReceived' }
  // Done, and the platform kept no answer: never told as not done.
  if (!outcome.answer) return { state: 'unsupported' }
  const { httpStatus, body } = outcome.answer
  const sent = { keyed: false, idempotencyKey: key }
  return { state: 'done', answer: readAnswer(httpStatus, body, asked.meta.requestId, sent) }
}

/** An outcome that needs words, in words. */
export function outcomeText(outcome: OutcomeResult): string {
  switch (outcome.state) {
    case 'running':
      return 'Still processing. Check again in a moment.'
    case 'notReceived':
      return 'The request never arrived, so nothing was done. You can send it again.'
    case 'unsupported':
      return 'The platform cannot tell. The page was refreshed; check it before sending again.'
    case 'unreachable':
      return outcome.error.messages[0] ?? ''
    case 'done':
      return ''
  }
}
