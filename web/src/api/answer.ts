import { FALLBACK } from './gen/shared/constants'
import { inLabels } from './labels'

/** What a failed call tells: one kind for each way in which the console reacts differently. */
export type ErrorKind =
  | 'refused'
  | 'invalid'
  | 'conflict'
  | 'stale'
  | 'decided'
  | 'signedOut'
  /** Another user is signed in than the page is drawn for. */
  | 'sessionChanged'
  | 'denied'
  /** The platform wants an answer to warnings first: nothing was done. */
  | 'warned'
  /** The platform wants to know again who it is. */
  | 'lacksProof'
  /** The user stopped it before it was sent. */
  | 'cancelled'
  | 'notFound'
  | 'tooMany'
  | 'unavailable'
  | 'outcomeUnknown'
  | 'network'

type MessagesFrom = 'platform' | 'operation' | 'console'

export interface ApiError {
  readonly kind: ErrorKind
  /** 0 where no answer came. */
  readonly http: number
  readonly status: string
  /** Never empty; a field is named by its label. */
  readonly messages: readonly string[]
  readonly messagesFrom: MessagesFrom
  /** Wire name of a field to its message; dotted for what is nested. */
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown
  readonly requestId: string | null
  /** When the platform or the console asks to be left alone for a while. */
  readonly retryAfterSeconds: number | null
  readonly idempotencyKey: string | null
}

const AWAY: ReadonlySet<ErrorKind> = new Set(['network', 'unavailable', 'tooMany'])

/** Whether nothing could be read for now, which says nothing of what was asked for. */
export const isAway = ({ kind }: ApiError): boolean => AWAY.has(kind)

export interface AnswerMeta {
  readonly messages: readonly string[]
  readonly requestId: string | null
}

export type Answer =
  | { readonly ok: true; readonly body: Envelope; readonly meta: AnswerMeta }
  | { readonly ok: false; readonly error: ApiError }

interface Envelope {
  readonly success: boolean
  readonly status: string
  readonly data: unknown
  readonly messages: readonly string[]
  readonly messagesFrom: MessagesFrom
}

/** How a call was made, as far as its failure depends on it. */
export interface Sent {
  /** A write whose outcome can be asked for. */
  readonly keyed: boolean
  readonly idempotencyKey: string | null
}

export const LOST = 'The response was lost, so it isn’t known yet whether this was done.'
export const UNREACHABLE = 'The console cannot be reached. Check the connection and try again.'

const KIND_OF_STATUS: Readonly<Record<string, ErrorKind>> = {
  OUTCOME_UNKNOWN: 'outcomeUnknown',
  VALIDATION_ERROR: 'invalid',
  CONFLICT_ERROR: 'conflict',
  CONFLICT: 'conflict',
  STALE_RECORD: 'stale',
  ALREADY_DECIDED: 'decided',
  CONFIRMATION_REQUIRED: 'warned',
  SESSION_CHANGED: 'sessionChanged',
  PROOF_REQUIRED: 'lacksProof',
}

const KIND_OF_HTTP: Readonly<Record<number, ErrorKind>> = {
  401: 'signedOut',
  403: 'denied',
  404: 'notFound',
  412: 'stale',
  429: 'tooMany',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEnvelope = (value: unknown): value is Envelope =>
  isRecord(value) && typeof value['success'] === 'boolean' && Array.isArray(value['messages'])

function kindOf(http: number, status: string): ErrorKind {
  return KIND_OF_STATUS[status] ?? KIND_OF_HTTP[http] ?? (http >= 500 ? 'unavailable' : 'refused')
}

function fieldsOf(data: unknown): Record<string, string> {
  const fields = isRecord(data) ? data['fields'] : null
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** A failure that the console itself words, since no envelope came. */
export function noAnswer(kind: ErrorKind, message: string, sent: Sent, http = 0): ApiError {
  return {
    kind,
    http,
    status: '',
    messages: [message],
    messagesFrom: 'console',
    fields: {},
    data: null,
    requestId: null,
    retryAfterSeconds: null,
    idempotencyKey: sent.idempotencyKey,
  }
}

/** An answer without an envelope: someone on the way spoke. A write may have been done behind it. */
function notOurs(http: number, requestId: string | null, sent: Sent): ApiError {
  const lost = sent.keyed && (http < 400 || http >= 500)
  const kind = lost ? 'outcomeUnknown' : http < 400 ? 'unavailable' : kindOf(http, '')
  return { ...noAnswer(kind, lost ? LOST : FALLBACK, sent, http), requestId }
}

/** Whatever came back, as success or as one kind of failure. */
export function readAnswer(
  http: number,
  body: unknown,
  requestId: string | null,
  sent: Sent,
): Answer {
  if (!isEnvelope(body)) return { ok: false, error: notOurs(http, requestId, sent) }
  if (body.success) return { ok: true, body, meta: { messages: body.messages, requestId } }
  const fields = fieldsOf(body.data)
  return {
    ok: false,
    error: {
      kind: kindOf(http, body.status),
      http,
      status: body.status,
      messages: body.messages.length > 0 ? inLabels(body.messages, fields) : [FALLBACK],
      messagesFrom: body.messagesFrom,
      fields,
      data: body.data,
      requestId,
      retryAfterSeconds: null,
      idempotencyKey: sent.idempotencyKey,
    },
  }
}
