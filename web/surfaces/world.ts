import { inject } from 'vitest'
import { send } from './browser'

const NOW = '2026-11-15T09:00:00Z'
const { simulator } = inject('backend')

/** A world of the simulated platform, and its control. */
export class World {
  constructor(readonly name: string) {}

  /** A fresh one whose clock stands still. */
  static async make(name: string): Promise<World> {
    await ask('POST', '/__sim/worlds', { name, now: NOW })
    const world = new World(name)
    await world.control('POST', '/clock', { mode: 'frozen' })
    return world
  }

  control(method: string, path: string, body?: object): Promise<unknown> {
    return ask(method, `/__sim/worlds/${this.name}${path}`, body)
  }

  /** Breaks an operation from now on. */
  fault(operation: string, kind: string, given: object = {}): Promise<unknown> {
    return this.control('POST', '/faults', { operation, kind, ...given })
  }

  /** Takes all faults away. */
  mend(): Promise<unknown> {
    return this.control('DELETE', '/faults')
  }

  async end(): Promise<void> {
    await ask('DELETE', `/__sim/worlds/${this.name}`)
  }
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await send(`${simulator}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text ? JSON.parse(text).data : null
}
