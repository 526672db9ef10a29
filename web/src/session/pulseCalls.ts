import { isAbsent } from '@/api/absent'
import { type ApiError, readAnswer } from '@/api/answer'
import type { AdminBadgesApiArg, Pulse as Parts } from '@/api/gen/general/endpoints'
import type { OperationId } from '@/api/gen/meta'
import { logRequest } from '@/api/requestLog'
import { queryText, send } from '@/api/send'

export const PERIOD_MS = { badges: 10_000, check: 15_000, rates: 60_000, news: 30_000 } as const

export type Poll = keyof typeof PERIOD_MS

/** The calls that the parts stand for; the console's server answers the check itself where the platform lacks it. */
const CALLS: Readonly<Partial<Record<Poll, OperationId>>> = {
  badges: 'adminBadges',
  rates: 'rates',
  news: 'generalNotificationsNews',
}

/** Whether the platform has this part. */
export const isThere = (part: Poll): boolean => {
  const call = CALLS[part]
  return call === undefined || !isAbsent(call)
}

/** Of which operator and brands a tab shows what waits. */
export type Scope = AdminBadgesApiArg

/** What one call came to: its parts, or why they are absent. */
export interface PulseAnswer {
  readonly scope: Scope
  readonly parts: Omit<Parts, 'failures'>
  readonly errors: Readonly<Partial<Record<Poll, ApiError>>>
}

/** Something to ask for, and how often. */
export interface Wanted {
  readonly part: Poll
  readonly scope: Scope
  readonly everyMs: number
}

export const scopeText = (scope: Scope): string => queryText({ ...scope })

export async function ask(scope: Scope, parts: readonly Poll[]): Promise<PulseAnswer> {
  const query = { ...scope, parts: parts.join(',') }
  const call = {
    method: 'GET',
    path: '/api/pulse',
    query,
    isWrite: false,
    takesIdempotencyKey: false,
  }
  const answer = await send({ ...call, isPoll: true })
  const requestId = answer.ok ? answer.meta.requestId : answer.error.requestId
  logRequest(requestId)
  if (!answer.ok) {
    const [first, ...others] = parts
    if (first === 'badges' && others.length > 0 && answer.error.kind === 'denied') {
      // Not of this operator; what else is due is asked for all the same.
      const rest = await ask({}, others)
      return { ...rest, scope, errors: { ...rest.errors, badges: answer.error } }
    }
    const errors = Object.fromEntries(parts.map((part) => [part, answer.error]))
    return { scope, parts: {}, errors }
  }
  // An answer that says nothing is no reason to stop asking.
  const { failures = {}, ...brought } = (answer.body.data ?? {}) as Partial<Parts>
  const errors: Partial<Record<Poll, ApiError>> = {}
  for (const part of parts) {
    const failure = failures[part]
    const own =
      failure &&
      readAnswer(failure.http, failure, requestId, { keyed: false, idempotencyKey: null })
    if (own && !own.ok) errors[part] = own.error
  }
  return { scope, parts: brought, errors }
}

/** Due parts by call: each operator's badges have one of their own, and all else goes along with the first. */
export function callsOf(due: readonly Wanted[]): { scope: Scope; parts: Poll[] }[] {
  const calls = due
    .filter(({ part }) => part === 'badges')
    .map(({ scope }) => ({ scope, parts: ['badges'] as Poll[] }))
  const others = due.flatMap(({ part }) => (part === 'badges' ? [] : [part]))
  if (others.length > 0) {
    if (calls[0]) calls[0].parts.push(...others)
    else calls.push({ scope: {}, parts: others })
  }
  return calls
}
