import { type Answer, LOST, noAnswer, readAnswer, type Sent, UNREACHABLE } from './answer'
import { isAttended } from './attended'
import { inTurn } from './firstPage'
import type { UploadMeta } from './gen/meta'
import { SESSION_CHANGED } from './gen/shared/constants'
import { tellSessionLeft } from './sessionLeft'
import { hasSessionChanged, noteSessionUser, sessionUserHeader } from './sessionUser'
import { formOf, jsonWithFiles, sendFiles } from './transfer'

export interface WireRequest {
  readonly method: string
  /** A `#…` at its end tells operations of one path apart and is cut. */
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  readonly isWrite: boolean
  /** A write that carries an Idempotency-Key; one is made if `headers` has none. */
  readonly takesIdempotencyKey: boolean
  /** A poll: it never extends a session, and neither does what is read while nobody acts. */
  readonly isPoll?: boolean
  /** Its body has files, and goes as a form or as JSON. */
  readonly files?: UploadMeta['form'] | undefined
  readonly signal?: AbortSignal | undefined
}

const TIME_LIMIT_MS = 60_000
const UPLOAD_LIMIT_MS = 180_000
const CANCELLED = 'The upload was cancelled. Nothing was sent.'

/** Lists are repeated keys; null, undefined and empty text are left out. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined && item !== '') text.append(key, String(item))
    }
  }
  return text.toString()
}

function addressOf({ path, query = {} }: WireRequest): string {
  const [address = ''] = path.split('#')
  const text = queryText(query)
  return text ? `${address}?${text}` : address
}

function headersOf(request: WireRequest, idempotencyKey: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json', ...sessionUserHeader() })
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers.set(name, value)
  }
  if (request.body !== undefined && request.files !== 'multipart')
    headers.set('Content-Type', 'application/json')
  if (request.isWrite) headers.set('X-Requested-With', 'pitboss')
  if (request.isPoll || !(request.isWrite || isAttended())) headers.set('X-Background', '1')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  return headers
}

async function upload(request: WireRequest, idempotencyKey: string | null) {
  const given = request.body as object
  const { method } = request
  const body = request.files === 'multipart' ? formOf(given) : await jsonWithFiles(given)
  const headers = headersOf(request, idempotencyKey)
  return sendFiles(addressOf(request), { method, headers, body }, UPLOAD_LIMIT_MS)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One call, sent once, in its turn: a write is never tried again, and one without an answer may have been done. */
export async function send(request: WireRequest): Promise<Answer> {
  const given = request.headers?.['Idempotency-Key']
  const idempotencyKey = request.takesIdempotencyKey ? (given ?? crypto.randomUUID()) : null
  const sent: Sent = { keyed: request.takesIdempotencyKey, idempotencyKey }
  if (request.isWrite && !navigator.onLine) {
    return { ok: false, error: noAnswer('network', UNREACHABLE, sent) }
  }
  if (hasSessionChanged()) {
    return { ok: false, error: noAnswer('sessionChanged', SESSION_CHANGED, sent) }
  }
  try {
    const sending = await inTurn(request.path, async () => {
      if (request.files) return upload(request, idempotencyKey)
      const limit = AbortSignal.timeout(TIME_LIMIT_MS)
      const fetched = await fetch(addressOf(request), {
        method: request.method,
        headers: headersOf(request, idempotencyKey),
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
      })
      return { response: fetched, text: await fetched.text() }
    })
    if (sending === 'cancelled') return { ok: false, error: noAnswer('cancelled', CANCELLED, sent) }
    const { response, text } = sending
    tellSessionLeft(response.headers.get('X-Session-Left'))
    const body = jsonOf(text)
    const answer = readAnswer(response.status, body, response.headers.get('X-Request-Id'), sent)
    noteSessionUser(response.headers, answer.ok ? null : answer.error)
    const retryAfterSeconds = Number(response.headers.get('Retry-After')) || null
    return answer.ok ? answer : { ok: false, error: { ...answer.error, retryAfterSeconds } }
  } catch {
    const error = request.takesIdempotencyKey
      ? noAnswer('outcomeUnknown', LOST, sent)
      : noAnswer('network', UNREACHABLE, sent)
    return { ok: false, error }
  }
}
