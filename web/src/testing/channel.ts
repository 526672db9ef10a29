/** A BroadcastChannel within a test: what one posts, the others of its name hear at once. */
export class Channel {
  static #open: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(readonly name: string) {
    Channel.#open.push(this)
  }

  postMessage(data: unknown) {
    const others = Channel.#open.filter((one) => one !== this && one.name === this.name)
    for (const other of others) other.onmessage?.({ data: structuredClone(data) })
  }

  close() {
    Channel.#open = Channel.#open.filter((one) => one !== this)
  }
}
