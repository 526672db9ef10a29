import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { QuickBets } from './QuickBets'

const bet = {
  betId: 'bet_1',
  generation: 2,
  betType: 'CASINO',
  betMode: null,
  status: 'WON',
  stakeFrom: 'MAIN',
  placedAt: '2026-03-12T09:59:00Z',
  settledAt: '2026-03-12T09:59:30Z',
  settledBy: null,
  provider: 'Koi Gaming',
  game: { id: 'g1', title: 'Koi Pond' },
  event: null,
  odds: null,
  currency: 'USD',
  exchangeRateInUSD: 1,
  stake: 10,
  win: 25,
  freeBetAmount: 0,
  stakeInUSD: 10,
  winInUSD: 25,
  isTest: false,
  player: { playerCode: 'P1', playerId: 'p-1', username: 'ann' },
  operator: { opId: 'aurora', opTitle: 'Aurora', parentOpId: null, parentOpTitle: null },
  revision: 1,
}
/** Of 40 that were placed, 10 are settled. */
const totals = { count: 4, stakeInUSD: 40, winInUSD: 25, plInUSD: -15 }

const isList = ({ url }: Asked) => url.startsWith('/api/quick-bets')
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

function reply(asked: Asked) {
  if (!isList(asked)) return answer({ data: { ...bet, maxWin: null, walletBalance: 0 } })
  const isSummed = !asked.url.includes('status=')
  const data = { items: [bet], count: 1, remaining: 0, totals: isSummed ? totals : null }
  return answer({ data })
}

async function shown(at = '/?opId=aurora') {
  const asked = answering(reply)
  const { user } = renderInApp(<QuickBets />, { at })
  // in the row, and in the drawer where one is open
  expect(await screen.findAllByText('Koi Pond')).not.toHaveLength(0)
  return { user, lists: () => asked.filter(isList) }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('the bets of the last 10 minutes are read again every 10 seconds, as a poll', async () => {
  const { lists } = await shown()
  expect(lists()).toHaveLength(1)
  expect(lists()[0]?.url).toContain('period=LAST_10_MINUTES')
  await pass(10_100)
  expect(lists()).toHaveLength(2)
  expect(lists().map(({ headers }) => headers.get('X-Background'))).toEqual(['1', '1'])
})

test('nothing is read again while a bet is open', async () => {
  const { lists } = await shown('/?open=bet_1')
  await pass(30_000)
  expect(lists()).toHaveLength(1)
  expect(screen.getByText('Paused while a bet is open or selected')).toBeDefined()
})

test('the sums of the chosen period stand below the list where they are told', async () => {
  const { user, lists } = await shown()
  const sums = screen.getByText(/^Stakes placed/).parentElement?.textContent
  expect(sums).toBe(
    '4 betsStakes placed 40.00 USDStakes settled 10.00 USDWins 25.00 USDPL −15.00 USD',
  )
  await user.click(screen.getByText('Last 3 days'))
  await waitFor(() => expect(lists().at(-1)?.url).toContain('period=LAST_3_DAYS'))
})

test('no sums stand there where they are not told', async () => {
  await shown('/?opId=aurora&status=OPEN&period=TODAY')
  expect(screen.queryByText(/^Stakes/)).toBeNull()
})

test('the period stays where all filters are cleared', async () => {
  const { user, lists } = await shown('/?opId=aurora&status=WON&betType=CASINO&period=TODAY')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(lists()).toHaveLength(2))
  expect(lists()[1]?.url).toContain('period=TODAY')
  expect(lists()[1]?.url).not.toContain('status=')
})

test('a settlement estimates the wallet, and what shows the bet is read again 2 seconds after it', async () => {
  const open = { ...bet, status: 'OPEN', settledAt: null, win: 0, winInUSD: 0 }
  let [sent, read] = [0, 0]
  answering((call) => {
    if (call.method !== 'GET') sent = Date.now()
    else if (isList(call)) read = Date.now()
    if (call.method !== 'GET') return answer({ data: bet, messages: ['Bet is now settled!'] })
    return isList(call)
      ? answer({ data: { items: [open], count: 1, remaining: 0, totals } })
      : answer({ data: { ...open, maxWin: 250, walletBalance: 0.1 } })
  })
  const { user } = renderInApp(<QuickBets />, { user: { permissions: ['bets_settle'] } })
  await user.click(await screen.findByRole('button', { name: /^Actions of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Settle bet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Settle bet' })
  await user.type(await within(dialog).findByLabelText('Win amount'), '0.2')
  const wallet = within(dialog).getByRole('row', { name: /^Main/ })
  const amounts = [...wallet.querySelectorAll('.kit-money')].map((each) =>
    each.getAttribute('title'),
  )
  expect(amounts.slice(0, 2)).toEqual(['0.1 USD', '0.3 USD'])
  await user.click(within(dialog).getByRole('button', { name: 'Settle bet' }))
  await screen.findByText('Bet is now settled!')
  await pass(2_500)
  expect(read - sent).toBeGreaterThanOrEqual(2_000)
  expect(read - sent).toBeLessThan(10_000)
})

test('bets that are counted in totals alone stand apart from those of the period', async () => {
  const unlisted = { count: 812, stakeInUSD: 5_100, winInUSD: 100, plInUSD: 5_000 }
  answering((asked) =>
    isList(asked)
      ? answer({ data: { items: [bet], count: 1, remaining: 0, totals, unlisted } })
      : reply(asked),
  )
  renderInApp(<QuickBets />)
  const apart = await screen.findByText('812 more bets, totals only')
  expect(apart.parentElement?.textContent).toContain('PL 5,000.00 USD')
})
