import { vi } from 'vitest'

interface GivenAnswer {
  readonly http?: number
  readonly status?: string
  readonly data?: unknown
  readonly messages?: readonly string[]
  readonly messagesFrom?: 'platform' | 'operation' | 'console'
}

/** An answer of the console's API, in its envelope. */
export function answer({
  http = 200,
  status,
  data = null,
  messages = [],
  messagesFrom,
}: GivenAnswer = {}) {
  const success = http < 400
  const body = {
    success,
    status: status ?? (success ? 'OK' : 'REFUSED'),
    data,
    messages,
    messagesFrom: messagesFrom ?? 'platform',
  }
  return new Response(JSON.stringify(body), {
    status: http,
    headers: { 'X-Request-Id': 'req-1', 'Content-Type': 'application/json' },
  })
}

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}

type Reply = (asked: Asked) => Response | Promise<Response>

/** Answers every call from here on with `reply`; what was asked is kept, in order. */
export function answering(reply: Reply): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(String(init.body)) : null,
    }
    asked.push(call)
    return reply(call)
  })
  return asked
}
