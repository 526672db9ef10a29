import { inject } from 'vitest'

const { bff } = inject('backend')
/** Node's own, as no page sends it. */
export const send = globalThis.fetch

/** What a browser keeps between the page and the BFF: cookies, and what is on its way. */
class Browser {
  private readonly cookies = new Map<string, string>()
  private calls = 0
  private underWay = new Set<string>()
  /** Statuses from 400 up, with what was asked. */
  readonly refusals: { readonly status: number; readonly call: string }[] = []
  /** Method and path of the calls that the page sent, without its reads. */
  readonly writes: string[] = []

  get isQuiet(): boolean {
    return this.underWay.size === 0
  }

  /** What the page waits for. */
  get awaited(): string {
    return [...this.underWay].join(', ')
  }

  /** A call of the console's API as its page makes it. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? 'GET'} ${path.split('?')[0]}`
    this.calls += 1
    const name = `${call} (${this.calls})`
    const { underWay } = this
    underWay.add(name)
    try {
      const response = await this.send(path, init)
      if (response.status >= 400) this.refusals.push({ status: response.status, call })
      if (!call.startsWith('GET')) this.writes.push(call)
      return response
    } finally {
      underWay.delete(name)
    }
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Origin', bff)
    headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(new URL(path, bff), { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ')
    const [name = '', ...value] = pair.split('=')
    const isOver = attributes.some((each) => /^max-age=0$/i.test(each))
    if (isOver) this.cookies.delete(name)
    else this.cookies.set(name, value.join('='))
  }

  /** Leaves the page: nothing that it asked for is awaited any more. */
  leave(): void {
    this.underWay = new Set()
  }

  forget(): void {
    this.cookies.clear()
  }
}

export const browser = new Browser()
