import { act, screen, waitFor } from '@testing-library/react'
import { useDispatch } from 'react-redux'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '@/api/gen/general/endpoints'
import { useUsersMeQuery } from '@/api/gen/users/endpoints'
import { onSignedOut } from '@/api/signedOut'
import { PERIOD_MS } from '@/session/pulseCalls'
import { SessionEndedContext } from '@/session/session'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Outage } from './Outage'
import { useCounts, usePulse, useUnread } from './usePolls'

const { check: CHECK_MS, rates: RATES_MS, news: NEWS_MS } = PERIOD_MS

const COUNTS = {
  tickets: 1,
  withdraw: 7,
  deposit: 0,
  cashback: 0,
  affProfit: 0,
  bankAccounts: 0,
  kyc: 0,
  playerUsernames: 0,
}
const RATES = ['USDT', 'IRR', 'TRX'].map((currency) => ({
  currency,
  autoRate: 1,
  updatedAt: '2026-03-12T10:00:00Z',
}))

const ANSWERS = {
  badges: COUNTS,
  check: { isBlocked: false, now: '2026-03-12T10:00:00Z' },
  rates: { rates: RATES },
}

const partsOf = (url: string): readonly string[] =>
  new URL(url, 'http://console.test').searchParams.get('parts')?.split(',') ?? []

function reply({ url }: Asked): Response {
  if (url.startsWith('/api/pulse')) {
    const parts = Object.entries(ANSWERS).filter(([part]) => partsOf(url).includes(part))
    return answer({ data: { ...Object.fromEntries(parts), failures: {} } })
  }
  return answer({ data: { notifications: [] } })
}

const FAILURE = {
  http: 503,
  success: false,
  status: 'UNAVAILABLE',
  data: null,
  messages: ['Maintenance until noon.'],
  messagesFrom: 'platform',
}

function Bell() {
  return <p>unread {useUnread()}</p>
}

function Polling() {
  const counts = useCounts()
  usePulse()
  const { data } = api.endpoints.rates.useQueryState()
  return (
    <>
      <p>withdraw {counts.withdraw ?? 'unknown'}</p>
      <p>unread {counts.unread}</p>
      <p>rates {data?.rates.map(({ currency }) => currency).join(' ')}</p>
    </>
  )
}

function PollingAsOneself() {
  useUsersMeQuery()
  return <Polling />
}

/** How often a part was asked for. */
const count = (asked: readonly Asked[], part: string) =>
  asked.filter(({ url }) => partsOf(url).includes(part)).length
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

function look(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  look(true)
  vi.useRealTimers()
})

describe('while signed in', () => {
  test('who the user is is read again when their rights are others than those shown', async () => {
    let version = 'one'
    const asked = answering((call) => {
      if (call.url === '/api/users/me') {
        return answer({ data: { user: { identityVersion: version }, operators: [] } })
      }
      if (!call.url.startsWith('/api/pulse')) return reply(call)
      return answer({ data: { check: ANSWERS.check, failures: {}, identityVersion: version } })
    })
    const asksForMe = () => asked.filter(({ url }) => url === '/api/users/me').length
    renderInApp(<PollingAsOneself />, { user: { identityVersion: 'one' } })
    await pass(CHECK_MS + 100)
    const before = asksForMe()
    await pass(CHECK_MS)
    expect([before, asksForMe()]).toEqual([1, 1])
    version = 'two'
    await pass(CHECK_MS)
    expect(asksForMe()).toBeGreaterThan(before)
  })

  test('badges come every ten seconds, rates every minute, without IRR', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />, { at: '/?opId=aurora&includeBrands=false' })
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    expect(screen.getByText('rates USDT TRX')).toBeDefined()
    const [first] = asked.filter(({ url }) => url.startsWith('/api/pulse'))
    expect(first?.url).toBe(
      '/api/pulse?opId=aurora&includeBrands=false&parts=badges%2Ccheck%2Crates%2Cnews',
    )
    await pass(10_100)
    expect(count(asked, 'badges')).toBe(2)
    await pass(50_000)
    expect(count(asked, 'rates')).toBe(2)
    expect(count(asked, 'check')).toBe(1 + 60 / 15)
    expect(count(asked, 'badges')).toBe(1 + 60 / 10)
  })

  test('polls never extend the session', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />)
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    expect(new Set(asked.map(({ headers }) => headers.get('X-Background')))).toEqual(new Set(['1']))
  })

  test.each([
    [
      'hears of what comes',
      () => answer({ data: { news: { newestId: 'n1', count: 1 }, failures: {} } }),
    ],
    ['asks by itself where that cannot be told', () => answer({ http: 404 })],
  ])('the bell %s, without extending the session', async (_what, pulse) => {
    let unread: readonly object[] = []
    const asked = answering(({ url }) =>
      url.startsWith('/api/pulse') && unread.length > 0
        ? pulse()
        : answer({ data: { notifications: unread, news: { count: 0 }, failures: {} } }),
    )
    renderInApp(<Polling />)
    expect(await screen.findByText('unread 0')).toBeDefined()
    unread = [{ _id: 'n1', isRead: false }]
    await pass(NEWS_MS + 100)
    expect(await screen.findByText('unread 1')).toBeDefined()
    const polls = asked.filter(({ url }) => url === '/api/general/notifications')
    expect(new Set(polls.map(({ headers }) => headers.get('X-Background')))).toEqual(new Set(['1']))
    if (_what.startsWith('hears')) expect(polls).toHaveLength(2)
  })

  test('what a write makes stale is read again at once', async () => {
    const asked = answering(reply)
    function Stale() {
      const dispatch = useDispatch()
      const write = () => dispatch(api.util.invalidateTags(['Badges']))
      return (
        <button type="button" onClick={write}>
          Write
        </button>
      )
    }
    const { user } = renderInApp(
      <>
        <Polling />
        <Stale />
      </>,
      { at: '/?opId=aurora' },
    )
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    await user.click(screen.getByRole('button'))
    expect(asked.at(-1)?.url).toBe('/api/admin/badges?opId=aurora')
  })

  test.each(['DEV_OPS', 'AFFILIATE'] as const)('%s has no badges to ask for', async (role) => {
    const asked = answering(reply)
    renderInApp(<Polling />, { user: { role } })
    expect(await screen.findByText('rates USDT TRX')).toBeDefined()
    expect(screen.getByText('withdraw unknown')).toBeDefined()
    expect([count(asked, 'badges'), count(asked, 'check')]).toEqual([0, 1])
  })

  test('nothing is polled once the session has ended', async () => {
    const asked = answering(reply)
    renderInApp(
      <SessionEndedContext value={true}>
        <Polling />
      </SessionEndedContext>,
    )
    await pass(2 * RATES_MS)
    expect(asked.map(({ url }) => url)).toEqual(['/api/general/notifications'])
  })

  test('CMS DEFAULT is no operator whose counts could be asked for', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />, { at: '/?opId=DEFAULT' })
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    expect(asked.map(({ url }) => url)).toContain('/api/pulse?parts=badges%2Ccheck%2Crates%2Cnews')
  })
})

function Away() {
  return <Outage error={usePulse()} />
}

test.each([
  ['the call', () => answer({ http: 503, messages: ['Maintenance until noon.'] })],
  ['its part', () => answer({ data: { failures: { check: FAILURE } } })],
])('an outage of %s is told calmly, and when it is over all is read again', async (_of, fail) => {
  let away = true
  const asked = answering((call) => {
    if (!away) return reply(call)
    return call.url.startsWith('/api/pulse') ? fail() : answer({ data: { notifications: [] } })
  })
  renderInApp(
    <>
      <Away />
      <Bell />
    </>,
  )
  expect(await screen.findAllByText(/Retrying… Maintenance until noon\./)).toHaveLength(1)
  const before = asked.filter(({ url }) => url === '/api/general/notifications').length
  away = false
  await pass(CHECK_MS + 100)
  await waitFor(() => expect(screen.queryByText(/Maintenance/)).toBeNull())
  const after = asked.filter(({ url }) => url === '/api/general/notifications').length
  expect(after).toBe(before + 1)
})

test('a session that the pulse finds ended is told', async () => {
  const onEnd = vi.fn()
  const stop = onSignedOut(onEnd)
  answering(() => answer({ http: 401, status: 'UNAUTHENTICATED', messages: ['Over.'] }))
  renderInApp(<Away />)
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  stop()
})

test('what failed in an outage between two checks comes back with the next one', async () => {
  let away = true
  const asked = answering((call) => {
    if (call.url.startsWith('/api/pulse') || !away) return reply(call)
    return answer({ http: 503, messages: ['Away for a moment.'] })
  })
  renderInApp(
    <>
      <Away />
      <Bell />
    </>,
  )
  const reads = () => asked.filter(({ url }) => url === '/api/general/notifications').length
  await waitFor(() => expect(reads()).toBeGreaterThan(0))
  const before = reads()
  expect(screen.queryByText(/Retrying/)).toBeNull()
  away = false
  await pass(CHECK_MS + 100)
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})
