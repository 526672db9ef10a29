import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { TournamentPage } from './TournamentPage'

const tournament = {
  id: 'trn_1',
  title: 'Football season',
  texts: [],
  status: 'ACTIVE',
  betType: 'SPORT',
  sports: [],
  scoring: 'TOTAL_WAGER',
  startTime: '2026-03-12T08:00:00Z',
  endTime: '2026-03-12T12:00:00Z',
  operator: { opId: 'aurora', opTitle: 'Aurora' },
  prizes: [],
  prizePoolInUSD: 10,
  wageredInUSD: 80,
  minBetAmountInUSD: 1,
  betCount: 4,
  winnerCount: 0,
  revision: 1,
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('head and ranking are read as one every 10 seconds, the last time as it has ended', async () => {
  const now = { ...tournament }
  const asked = answering(({ url }) =>
    answer({ data: url.includes('/ranking') ? { items: [], count: 0, remaining: 0 } : now }),
  )
  const reads = () => {
    const own = asked.filter(({ url }) => /\/tournament\/(?!choices)/.test(url))
    const rankings = own.filter(({ url }) => url.includes('/ranking')).length
    return { heads: own.length - rankings, rankings }
  }
  const areOne = () => waitFor(() => expect(reads().rankings).toBe(reads().heads))
  renderInApp(<TournamentPage />)
  expect(await screen.findByText('12.5 %')).toBeDefined()
  await areOne()
  const { heads } = reads()
  now.betCount = 5
  await pass(10_000)
  expect(await screen.findByText('5')).toBeDefined()
  expect(reads().heads).toBeGreaterThan(heads)
  await areOne()
  now.status = 'EXPIRED'
  await pass(10_000)
  expect(await screen.findByText('Expired')).toBeDefined()
  await areOne()
  const last = reads()
  await pass(60_000)
  expect(reads()).toEqual(last)
  expect(screen.queryByText('Refreshed every 10 seconds')).toBeNull()
})
