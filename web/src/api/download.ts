import { type ApiError, noAnswer, readAnswer, UNREACHABLE } from './answer'
import { noteSessionUser, sessionUserHeader } from './sessionUser'

export interface Progress {
  readonly bytes: number
  /** Null where the platform did not say how much there is. */
  readonly of: number | null
}

const READ = { keyed: false, idempotencyKey: null }

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const answer = readAnswer(response.status, body, response.headers.get('X-Request-Id'), READ)
  noteSessionUser(response.headers, answer.ok ? null : answer.error)
  return answer.ok ? noAnswer('unavailable', UNREACHABLE, READ) : answer.error
}

/** The parts of a file at a path of the API, as they come. Throws an ApiError, also where it breaks off. */
export async function* fetchParts(
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path, { headers: sessionUserHeader(), signal })
  if (!response.ok) throw await failureOf(response)
  const reader = response.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    yield part.value
  }
}

async function partsOf(response: Response, onProgress: (progress: Progress) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const of = Number(response.headers.get('Content-Length')) || null
  const reader = response.body?.getReader()
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    bytes += value.length
    onProgress({ bytes, of })
  }
  return parts
}

/** Fetches a file of this type from a path of the API. Throws an ApiError. */
export async function fetchFile(
  path: string,
  type: string,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Blob> {
  try {
    const response = await fetch(path, { headers: sessionUserHeader() })
    if (!response.ok) throw await failureOf(response)
    return new Blob(await partsOf(response, onProgress), { type })
  } catch (error) {
    if (error instanceof TypeError) throw noAnswer('network', UNREACHABLE, READ)
    throw error
  }
}
