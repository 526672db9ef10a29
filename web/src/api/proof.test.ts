import { afterEach, expect, test, vi } from 'vitest'
import { noAnswer } from './answer'
import { onProofRequired, withProof } from './proof'

const WANTED = {
  error: noAnswer('lacksProof', 'Confirm it’s you.', { keyed: true, idempotencyKey: 'k' }),
}
const DONE = { data: 'done' }

/** A platform that wants a proof until it has one. */
function platform() {
  const known = { isProven: false }
  const send = vi.fn(async () => (known.isProven ? DONE : WANTED))
  return { known, send }
}

let stop: () => void = () => undefined
afterEach(() => stop())

/** A user who answers `ask` only when told to. */
function user() {
  const given: ((isProven: boolean) => void)[] = []
  const ask = vi.fn(() => new Promise<boolean>((resolve) => given.push(resolve)))
  stop = onProofRequired(ask)
  return { ask, answer: (isProven: boolean) => given.shift()?.(isProven) }
}

test('what is done asks for nothing', async () => {
  const { ask } = user()
  expect(await withProof(async () => DONE)).toBe(DONE)
  expect(ask).not.toHaveBeenCalled()
})

test('many that want a proof ask once, and each is sent on', async () => {
  const { known, send } = platform()
  const { ask, answer } = user()
  const sends = [1, 2, 3].map(() => withProof(send))
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  known.isProven = true
  answer(true)
  expect(await Promise.all(sends)).toEqual([DONE, DONE, DONE])
  expect(ask).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledTimes(6)
})

test('what went out before the question was answered goes by its answer', async () => {
  const { send } = platform()
  const { ask, answer } = user()
  let release: (sent: typeof WANTED) => void = () => undefined
  const late = withProof(() => new Promise<typeof WANTED>((resolve) => (release = resolve)))
  const first = withProof(send)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  answer(false)
  expect(await first).toBe(WANTED)
  release(WANTED)
  expect(await late).toBe(WANTED)
  expect(ask).toHaveBeenCalledOnce()
})

test('whoever did not confirm is asked again at the next act', async () => {
  const { known, send } = platform()
  const { ask, answer } = user()
  for (const isProven of [false, true]) {
    const sent = withProof(send)
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(isProven ? 2 : 1))
    known.isProven = isProven
    answer(isProven)
    expect(await sent).toBe(isProven ? DONE : WANTED)
  }
})

test('where nobody can be asked the platform’s answer stands', async () => {
  stop()
  expect(await withProof(platform().send)).toBe(WANTED)
})
