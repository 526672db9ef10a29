/** An upload on its way: how much of it was sent, 0 to 1, and how to stop it while some of it is still to go. */
export interface Transfer {
  readonly share: number
  readonly cancel: (() => void) | null
}

/** What came of sending files: an answer as `fetch` gives it, or the user stopped it before it was whole. */
type Sending = { readonly response: Response; readonly text: string } | 'cancelled'

type Listener = () => void

const listeners = new Set<Listener>()
let current: Transfer | null = null

function tell(transfer: Transfer | null): void {
  current = transfer
  for (const listener of listeners) listener()
}

/** The upload that this page has under way; a user has one at a time. */
export const transferUnderWay = (): Transfer | null => current

/** Calls `listener` as the upload goes on; the answer unsubscribes. */
export function onTransfer(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const partOf = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields of a body as parts of a form, objects as JSON; its files keep their names. */
export function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) {
        form.append(name, partOf(item))
      }
    }
  }
  return form
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new TypeError('the file cannot be read'))
    reader.readAsDataURL(file)
  })

/** The body as JSON, with its files as data URLs. */
export async function jsonWithFiles(body: object): Promise<string> {
  const fields = Object.entries(body).map(async ([name, value]) => [
    name,
    value instanceof Blob ? await dataUrlOf(value) : value,
  ])
  return JSON.stringify(Object.fromEntries(await Promise.all(fields)))
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}

/** Sends a body with files, which `fetch` would without a word of how far it is. Rejects where no answer comes. */
export function sendFiles(
  address: string,
  { method, headers, body }: { method: string; headers: Headers; body: FormData | string },
  limitMs: number,
): Promise<Sending> {
  return new Promise<Sending>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const lose = () => reject(new TypeError('no answer'))
    const stop = () => {
      request.abort()
      resolve('cancelled')
    }
    request.open(method, address)
    request.timeout = limitMs
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) =>
      tell({ share: total > 0 ? loaded / total : 0, cancel: stop })
    // Whole, it may be done by now: what is sent is not called back.
    request.upload.onload = () => tell({ share: 1, cancel: null })
    request.onerror = lose
    request.ontimeout = lose
    request.onload = () => {
      const { status, responseText: text } = request
      const bare = status === 204 || status === 304
      resolve({
        response: new Response(bare ? null : text, { status, headers: headersOf(request) }),
        text,
      })
    }
    tell({ share: 0, cancel: stop })
    request.send(body)
  }).finally(() => tell(null))
}
