import { type ApiError, noAnswer, readAnswer, UNREACHABLE } from '@/api/answer'
import { operations } from '@/api/gen/files/meta'
import { noteSessionUser, sessionUserHeader } from '@/api/sessionUser'

export interface Progress {
  readonly bytes: number
  /** Null where the platform did not say how much there is. */
  readonly of: number | null
}

const READ = { keyed: false, idempotencyKey: null }
const CSV = 'text/csv;charset=utf-8'

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const answer = readAnswer(response.status, body, response.headers.get('X-Request-Id'), READ)
  noteSessionUser(response.headers, answer.ok ? null : answer.error)
  return answer.ok ? noAnswer('unavailable', UNREACHABLE, READ) : answer.error
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

/** Fetches a file that the platform made. Throws an ApiError. */
export async function fetchFile(
  fileName: string,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const path = operations.fileDownload.path.replace('{fileName}', encodeURIComponent(fileName))
  try {
    const response = await fetch(path, { headers: sessionUserHeader() })
    if (!response.ok) throw await failureOf(response)
    return new Blob(await partsOf(response, onProgress), { type: CSV })
  } catch (error) {
    if (error instanceof TypeError) throw noAnswer('network', UNREACHABLE, READ)
    throw error
  }
}

/** `1.2 MB` */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
