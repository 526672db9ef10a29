import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGNED_OUT } from '@/api/gen/shared/constants'
import { send } from '@/api/send'
import { onSignedOut } from '@/api/signedOut'
import { type Asked, answer, answering } from '@/testing/answers'
import { IdleWarning } from './IdleWarning'

const CHECK = '/api/users/me/check'

interface Server {
  idle: number
  max: number
  ended?: boolean
}

/** A console whose session lasts as long as `server` says. */
function serving(server: Server): Asked[] {
  return answering(() => {
    if (server.ended) return answer({ http: 401, status: 'UNAUTHENTICATED', messages: ['Over.'] })
    const reply = answer()
    reply.headers.set('X-Session-Left', `idle=${server.idle}, max=${server.max}`)
    return reply
  })
}

const ask = () =>
  act(() =>
    send({ method: 'GET', path: '/api/general', isWrite: false, takesIdempotencyKey: false }),
  )
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const warning = () => screen.queryByRole('alert')
const checks = (asked: readonly Asked[]) => asked.filter(({ url }) => url === CHECK)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a session that nobody uses', () => {
  test('is about to end a minute before, and says how long it still lasts', async () => {
    serving({ idle: 900, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    await pass(839)
    expect(warning()).toBeNull()
    await pass(1)
    expect(warning()?.textContent).toContain('1:00')
    await pass(15)
    expect(screen.getByRole('timer').textContent).toBe('0:45')
  })

  test('ends with a poll that finds it ended', async () => {
    const server: Server = { idle: 900, max: 28_800 }
    const asked = serving(server)
    const onEnd = vi.fn()
    const stop = onSignedOut(onEnd)
    render(<IdleWarning hasEnded={false} />)
    await ask()
    server.ended = true
    await pass(901)
    stop()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(checks(asked).map(({ headers }) => headers.get('X-Background'))).toEqual(['1'])
  })

  test('is covered as it ends, though nobody answers', async () => {
    serving({ idle: 900, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await pass(899)
    expect(document.querySelector('.gate-cover')).toBeNull()
    await pass(1)
    expect(document.querySelector('.gate-cover')?.textContent).toBe(SIGNED_OUT)
    expect(warning()).toBeNull()
    serving({ idle: 900, max: 28_800 })
    await ask()
    expect(document.querySelector('.gate-cover')).toBeNull()
  })

  test('warns later where the whole time is short', async () => {
    serving({ idle: 20, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    await pass(9)
    expect(warning()).toBeNull()
    await pass(1)
    expect(warning()).not.toBeNull()
  })
})

describe('a session that is used', () => {
  test.each([
    ['typing', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a click', () => fireEvent.pointerDown(document.body)],
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))],
  ])('goes on after %s, asked for in the foreground', async (_what, use) => {
    const asked = serving({ idle: 900, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    await pass(850)
    use()
    await pass(0)
    expect(warning()).toBeNull()
    expect(checks(asked).map(({ headers }) => headers.get('X-Background'))).toEqual([null])
  })

  test('is asked for once a minute, however much is typed', async () => {
    const asked = serving({ idle: 900, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    for (let second = 0; second < 180; second += 1) {
      fireEvent.keyDown(document.body, { key: 'a' })
      await pass(1)
    }
    expect(checks(asked)).toHaveLength(2)
  })

  test('in one tab goes on in the other', async () => {
    serving({ idle: 900, max: 28_800 })
    render(<IdleWarning hasEnded={false} />)
    await ask()
    await pass(850)
    expect(warning()).not.toBeNull()
    const other = new BroadcastChannel('pitboss.session')
    const end = { idleAt: Date.now() + 900_000, maxAt: Date.now() + 28_000_000, idleMs: 900_000 }
    act(() => other.postMessage(end))
    expect(warning()).toBeNull()
  })

  test('tells the other tabs', async () => {
    serving({ idle: 900, max: 28_800 })
    const other = new BroadcastChannel('pitboss.session')
    other.onmessage = vi.fn()
    render(<IdleWarning hasEnded={false} />)
    await ask()
    await pass(850)
    fireEvent.keyDown(document.body, { key: 'a' })
    await pass(0)
    expect(other.onmessage).toHaveBeenCalledTimes(2)
  })
})

test('at its longest time it is not kept, and nothing pretends that it could be', async () => {
  const asked = serving({ idle: 900, max: 100 })
  render(<IdleWarning hasEnded={false} />)
  await ask()
  await pass(50)
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(0)
  expect(warning()?.textContent).toContain('time limit')
  expect(screen.queryByRole('button')).toBeNull()
  expect(checks(asked)).toEqual([])
})
