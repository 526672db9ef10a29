import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Asked, answer, answering } from '@/testing/answers'
import { GRACE_MS, Pulse } from './pulse'
import { PERIOD_MS, type PulseAnswer, type Scope } from './pulseCalls'

const { badges: BADGES_MS, check: CHECK_MS, rates: RATES_MS } = PERIOD_MS
const MINUTE_MS = 60_000
const AURORA = { opId: 'aurora' }
const CHECK = { isBlocked: false, now: '2026-03-12T10:00:00Z' }

let asked: Asked[] = []
let open: Pulse[] = []

/** A tab of the user's: its pulse, and the answers it got. */
function tab(scope: Scope | null = {}, user = 'U1') {
  const answers: PulseAnswer[] = []
  const pulse = new Pulse(user, scope, (one) => answers.push(one))
  open.push(pulse)
  return { pulse, answers }
}

function close({ pulse }: { readonly pulse: Pulse }) {
  pulse.stop()
  open = open.filter((one) => one !== pulse)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const calls = () =>
  asked.splice(0).map(({ url }) => decodeURIComponent(url.slice('/api/pulse?'.length)))
const count = (part: string) => asked.filter(({ url }) => url.includes(part)).length

function look(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  window.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = answering(() => answer({ data: { check: CHECK, failures: {} } }))
})
afterEach(() => {
  for (const pulse of open.splice(0)) pulse.stop()
  look(true)
  vi.useRealTimers()
})

describe('a tab alone', () => {
  test('names the parts that are due, each at its period', async () => {
    tab(AURORA)
    await pass(0)
    expect(calls()).toEqual(['opId=aurora&parts=badges,check,rates,news'])
    await pass(CHECK_MS + 1)
    expect(calls()).toEqual(['opId=aurora&parts=badges', 'parts=check'])
    await pass(CHECK_MS)
    expect(calls()).toEqual(['opId=aurora&parts=badges', 'opId=aurora&parts=badges,check,news'])
  })

  test('asks at once for an operator that is chosen', async () => {
    const { pulse } = tab(AURORA)
    await pass(0)
    calls()
    pulse.watch({ opId: 'borealis', includeBrands: true })
    await pass(0)
    expect(calls()).toEqual(['opId=borealis&includeBrands=true&parts=badges'])
  })

  test('asks for no badges where the user has none', async () => {
    tab(null)
    await pass(MINUTE_MS)
    expect(count('badges')).toBe(0)
    expect(count('check')).toBe(1 + MINUTE_MS / CHECK_MS)
  })

  test('in the background keeps the check, and asks for the rest once a minute', async () => {
    tab(AURORA)
    await pass(0)
    look(false)
    calls()
    await pass(2 * MINUTE_MS + 1)
    expect(['badges', 'check', 'rates', 'news'].map(count)).toEqual([2, 8, 2, 2])
  })

  test('that comes into sight checks at once, and asks for what is too old', async () => {
    tab(AURORA)
    await pass(0)
    look(false)
    await pass(CHECK_MS + 5_000)
    calls()
    look(true)
    await pass(0)
    expect(calls()).toEqual(['opId=aurora&parts=badges,check'])
    look(false)
    look(true)
    await pass(0)
    expect(calls()).toEqual(['parts=check'])
  })

  test('waits for an answer that is late', async () => {
    let give: (late: Response) => void = () => undefined
    asked = answering(() => new Promise<Response>((resolve) => (give = resolve)))
    tab(AURORA)
    await pass(BADGES_MS * 3)
    expect(asked).toHaveLength(1)
    give(answer({ data: { failures: {} } }))
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  test('asks without an operator that is not the user’s for what else is due', async () => {
    asked = answering(({ url }) =>
      url.includes('opId')
        ? answer({ http: 403, messages: ['No.'] })
        : answer({ data: { check: CHECK, failures: {} } }),
    )
    const { answers } = tab(AURORA)
    await pass(0)
    expect(calls()).toEqual(['opId=aurora&parts=badges,check,rates,news', 'parts=check,rates,news'])
    expect(answers).toMatchObject([
      { scope: AURORA, parts: { check: CHECK }, errors: { badges: { kind: 'denied' } } },
    ])
  })
})

describe('tabs of one user', () => {
  test('have one of them ask, and all hear of it', async () => {
    const tabs = [tab(AURORA), tab(AURORA), tab(AURORA)]
    await pass(MINUTE_MS)
    for (const one of tabs) one.answers.length = 0
    calls()
    await pass(MINUTE_MS)
    expect(['badges', 'check', 'rates', 'news'].map(count)).toEqual([6, 4, 1, 2])
    expect(new Set(tabs.map(({ answers }) => answers.length))).toEqual(new Set([asked.length]))
  })

  test('each see what waits at its own operator', async () => {
    const one = tab(AURORA)
    await pass(0)
    const other = tab({ opId: 'borealis' })
    await pass(0)
    calls()
    await pass(BADGES_MS + 1)
    expect(calls().sort()).toEqual(['opId=aurora&parts=badges', 'opId=borealis&parts=badges'])
    for (const { answers } of [one, other]) {
      expect(
        answers
          .slice(-2)
          .map(({ scope }) => scope.opId)
          .sort(),
      ).toEqual(['aurora', 'borealis'])
    }
  })

  test('go on when the one that asks is closed', async () => {
    const one = tab(AURORA)
    await pass(0)
    const asking = tab(AURORA)
    await pass(0)
    close(asking)
    calls()
    await pass(BADGES_MS + GRACE_MS + 1)
    expect(calls()).toEqual(['opId=aurora&parts=badges'])
    await pass(BADGES_MS)
    expect(one.answers.at(-1)?.scope).toEqual(AURORA)
    expect(count('badges')).toBe(1)
  })

  test('go on when the one that asks falls silent, one of them alone', async () => {
    tab(AURORA)
    tab(AURORA)
    await pass(0)
    const keys = ['check', 'rates', 'badges opId=aurora']
    const silent = new BroadcastChannel('pitboss.pulse')
    silent.postMessage({ kind: 'asking', keys, user: 'U1', from: 'silent' })
    silent.close()
    calls()
    await pass(BADGES_MS + GRACE_MS - 1)
    expect(calls()).toEqual([])
    await pass(3 * GRACE_MS)
    expect(calls()).toEqual(['opId=aurora&parts=badges', 'parts=check'])
  })

  test('all learn that the user is blocked, that the session is over, and that nobody answers', async () => {
    const tabs = [tab(AURORA), tab({ opId: 'borealis' })]
    await pass(0)
    asked = answering(() =>
      answer({ data: { check: { ...CHECK, isBlocked: true }, failures: {} } }),
    )
    await pass(CHECK_MS + 1)
    for (const { answers } of tabs) expect(answers.at(-1)?.parts.check?.isBlocked).toBe(true)
    for (const [http, kind] of [
      [401, 'signedOut'],
      [503, 'unavailable'],
    ] as const) {
      asked = answering(() => answer({ http }))
      await pass(CHECK_MS)
      for (const { answers } of tabs) {
        expect(answers.map(({ errors }) => errors.check?.kind)).toContain(kind)
      }
    }
  })

  test('hear nothing of another user’s', async () => {
    const [one, other] = [tab(AURORA), tab(AURORA, 'U2')]
    await pass(0)
    expect(asked).toHaveLength(2)
    expect([one.answers.length, other.answers.length]).toEqual([1, 1])
  })
})

test('a failed part tells why, as its own call would', async () => {
  const failure = {
    http: 503,
    success: false,
    status: 'UNAVAILABLE',
    data: null,
    messages: ['Maintenance.'],
    messagesFrom: 'platform',
  }
  answering(() => answer({ data: { check: CHECK, failures: { rates: failure } } }))
  const { answers } = tab()
  await pass(0)
  expect(answers).toMatchObject([
    {
      parts: { check: CHECK },
      errors: { rates: { kind: 'unavailable', messages: ['Maintenance.'], requestId: 'req-1' } },
    },
  ])
})

test('an answer that says nothing is no reason to stop asking', async () => {
  asked = answering(() => answer({ data: null }))
  tab()
  await pass(2 * BADGES_MS + 1)
  expect(count('badges')).toBe(3)
})

test('a tab that was stopped asks for nothing, and tells nothing of what it asked', async () => {
  const one = tab(AURORA)
  close(one)
  await pass(RATES_MS)
  expect(asked).toEqual([])
})
