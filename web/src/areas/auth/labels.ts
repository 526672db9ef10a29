import type { ApiError, ErrorKind } from '@/api/answer'
import { consoleLink } from '@/session/consoleLink'

const ADVICE: Readonly<Partial<Record<ErrorKind, string>>> = {
  signedOut: 'Check both and try again.',
  tooMany: 'Sign-in is paused for a while after too many attempts.',
  network: 'What you typed is still here.',
  unavailable: 'What you typed is still here; try again in a moment.',
  outcomeUnknown: 'What you typed is still here; signing in again is safe.',
}

const NEEDS_NO_LOOKING_UP: ReadonlySet<ErrorKind> = new Set(['signedOut', 'invalid', 'tooMany'])

export const advice = (error: ApiError): string | undefined => ADVICE[error.kind]

/** The id under which both services logged the request, where someone may have to look it up. */
export const reference = (error: ApiError): string | null =>
  NEEDS_NO_LOOKING_UP.has(error.kind) ? null : error.requestId

/** The page of the console to go to, or its start: never another site, and nothing that is no page. */
export const destination = (next: string | null): string => consoleLink(next ?? '') ?? '/'
