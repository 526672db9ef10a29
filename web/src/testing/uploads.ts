import { vi } from 'vitest'
import { answer } from './answers'

type Given = Parameters<typeof answer>[0]

/** An upload as it was sent, and what becomes of it: as a test wants. */
class FakeRequest {
  method = ''
  url = ''
  readonly headers = new Headers()
  form = new FormData()
  /** Where it goes as JSON. */
  json: Readonly<Record<string, unknown>> = {}
  timeout = 0
  status = 0
  responseText = ''
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  #isAborted = false

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  send(body: FormData | string) {
    if (typeof body === 'string') this.json = JSON.parse(body)
    else this.form = body
    requests.push(this)
  }

  abort() {
    this.#isAborted = true
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: req-1\r\n'
  }

  isAborted = () => this.#isAborted

  progress(share: number) {
    this.upload.onprogress?.({ loaded: share, total: 1 })
  }

  sent() {
    this.upload.onload?.()
  }

  fail() {
    this.onerror?.()
  }

  async answer(given: Given) {
    const response = answer(given)
    this.status = response.status
    this.responseText = await response.text()
    this.onload?.()
  }
}

let requests: FakeRequest[] = []

/** Keeps every upload from here on as it is sent. */
export function uploading() {
  requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return {
    all: () => requests,
    only() {
      const [request, ...more] = requests
      if (!request || more.length > 0) throw new Error(`${requests.length} uploads`)
      return request
    },
  }
}
