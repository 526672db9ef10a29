import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useRatesQuery } from '@/api/gen/general/endpoints'
import { useUsersMeCheckQuery } from '@/api/gen/users/endpoints'
import { SessionEndedContext } from '@/session/session'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { samplePage } from '@/testing/sampleRegistry'
import { Entry } from './NavDrawer'
import { Outage } from './Outage'
import { BADGES_MS, NOTIFICATIONS_MS, RATES_MS, useCounts, usePolledRates } from './usePolls'

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

function reply({ url }: Asked): Response {
  if (url.startsWith('/api/admin/badges')) return answer({ data: COUNTS })
  if (url === '/api/rates') return answer({ data: { rates: RATES } })
  return answer({ data: { notifications: [] } })
}

function Polling() {
  const counts = useCounts()
  usePolledRates()
  const { data } = useRatesQuery()
  return (
    <>
      <p>withdraw {counts.withdraw ?? 'unknown'}</p>
      <p>unread {counts.unread}</p>
      <p>rates {data?.rates.map(({ currency }) => currency).join(' ')}</p>
    </>
  )
}

const count = (asked: readonly Asked[], start: string) =>
  asked.filter(({ url }) => url.startsWith(start)).length
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
  test('badges come every ten seconds, rates every minute, without IRR', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />, { at: '/?opId=aurora&includeBrands=false' })
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    expect(screen.getByText('rates USDT TRX')).toBeDefined()
    expect(asked.map(({ url }) => url)).toContain(
      '/api/admin/badges?opId=aurora&includeBrands=false',
    )
    await pass(BADGES_MS + 100)
    expect(count(asked, '/api/admin/badges')).toBe(2)
    await pass(RATES_MS - BADGES_MS)
    expect(count(asked, '/api/rates')).toBe(2)
    expect(count(asked, '/api/admin/badges')).toBe(7)
  })

  test('polls never extend the session', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />)
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    const polls = asked.filter(({ url }) => /badges|rates/.test(url))
    expect(polls.map(({ headers }) => headers.get('X-Background'))).toEqual(['1', '1'])
  })

  test('the bell hears of what comes, without extending the session', async () => {
    let unread: readonly object[] = []
    const asked = answering((call) =>
      call.url === '/api/general/notifications'
        ? answer({ data: { notifications: unread } })
        : reply(call),
    )
    renderInApp(<Polling />)
    expect(await screen.findByText('unread 0')).toBeDefined()
    unread = [{ _id: 'n1', isRead: false }]
    await pass(NOTIFICATIONS_MS + 100)
    expect(await screen.findByText('unread 1')).toBeDefined()
    const polls = asked.filter(({ url }) => url === '/api/general/notifications')
    expect(polls.map(({ headers }) => headers.get('X-Background'))).toEqual(['1', '1'])
  })

  test('nobody who looks elsewhere is polled for', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />)
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    look(false)
    await pass(3 * RATES_MS)
    expect([count(asked, '/api/admin/badges'), count(asked, '/api/rates')]).toEqual([1, 1])
    look(true)
    await pass(RATES_MS + 100)
    expect(count(asked, '/api/admin/badges')).toBeGreaterThan(1)
    expect(count(asked, '/api/rates')).toBe(2)
  })

  test.each(['DEV_OPS', 'AFFILIATE'] as const)('%s has no badges to ask for', async (role) => {
    const asked = answering(reply)
    renderInApp(<Polling />, { user: { role } })
    expect(await screen.findByText('rates USDT TRX')).toBeDefined()
    expect(screen.getByText('withdraw unknown')).toBeDefined()
    expect(count(asked, '/api/admin/badges')).toBe(0)
  })

  test('nothing is polled once the session has ended', async () => {
    const asked = answering(reply)
    renderInApp(
      <SessionEndedContext value={true}>
        <Polling />
      </SessionEndedContext>,
    )
    await pass(2 * RATES_MS)
    expect([count(asked, '/api/admin/badges'), count(asked, '/api/rates')]).toEqual([0, 1])
  })

  test('CMS DEFAULT is no operator whose counts could be asked for', async () => {
    const asked = answering(reply)
    renderInApp(<Polling />, { at: '/?opId=DEFAULT' })
    expect(await screen.findByText('withdraw 7')).toBeDefined()
    expect(asked.map(({ url }) => url)).toContain('/api/admin/badges')
  })
})

test('an entry shows its own count, and none where nothing waits', () => {
  const page = samplePage('/withdraw/pending')
  const draw = (withdraw: number) =>
    renderInApp(<Entry page={page} folded={false} counts={{ withdraw }} onGo={undefined} />)
  draw(120)
  expect(screen.getByRole('link').textContent).toBe('Pending withdrawals99+ waiting')
  draw(0)
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Pending withdrawals')
})

test('an outage is told once, calmly, and when it is over all is read again', async () => {
  let away = true
  answering((asked) => {
    if (away) return answer({ http: 503, messages: ['Maintenance until noon.'] })
    if (asked.url !== '/api/users/me/check') return reply(asked)
    return answer({ data: { isBlocked: false, now: '2026-03-12T10:00:00Z' } })
  })
  function Checking() {
    const { refetch } = useUsersMeCheckQuery()
    const { data } = useRatesQuery()
    return (
      <button type="button" onClick={refetch}>
        Check, {data ? 'rates are there' : 'no rates yet'}
      </button>
    )
  }
  renderInApp(
    <>
      <Outage />
      <Checking />
    </>,
  )
  expect(await screen.findAllByText(/Retrying… Maintenance until noon\./)).toHaveLength(1)
  expect(screen.getByText('Check, no rates yet')).toBeDefined()
  away = false
  act(() => screen.getByRole('button').click())
  await waitFor(() => expect(screen.queryByText(/Maintenance/)).toBeNull())
  expect(await screen.findByText('Check, rates are there')).toBeDefined()
})
