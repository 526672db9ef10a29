import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Bets } from './Bets'
import { PlayerBets } from './PlayerBets'

const bet = {
  betType: 'CASINO',
  betMode: null,
  status: 'LOST',
  placedAt: '2026-03-12T09:00:00Z',
  game: { id: 'g1', title: 'Koi Pond' },
  event: null,
  stakeInUSD: 10,
  winInUSD: 0,
}

test('a player’s bets are asked for by pages of 50, and each leads to the page of its generation', async () => {
  const items = [1, 2].map((generation) => ({ ...bet, generation, betId: `bet_${generation}` }))
  const asked = answering(() => answer({ data: { items, count: 2, remaining: 0, unlisted: null } }))
  renderInApp(<PlayerBets record={{ playerCode: 'P100001' } as Player} />)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByText('bet_1')).toBeDefined()
  expect(['bet_1', 'bet_2'].map(hrefOf)).toEqual(['/bets/bet_1', '/betsV2/bet_2'])
  const query = asked[0]?.url.split('?')[1]?.split('&')
  expect(query).toEqual(expect.arrayContaining(['page=1', 'limit=50', 'playerCode=P100001']))
})

test('a list that a figure leads to says what all of it comes to', async () => {
  const unlisted = { count: 2, settledCount: 2, stakeInUSD: 900, winInUSD: 700.1, plInUSD: 199.9 }
  const totals = { count: 1, settledCount: 1, stakeInUSD: 10, winInUSD: 4, plInUSD: 6 }
  const row = { ...bet, generation: 2, betId: 'bet_1', operator: {}, player: { playerCode: 'P1' } }
  answering(() => answer({ data: { items: [row], count: 1, remaining: 0, unlisted, totals } }))
  renderInApp(<Bets />, { at: '/bets?dateField=settledAt' })
  const label = await screen.findByText('All', { selector: '.bets-sums > span' })
  expect(label.parentElement?.textContent).toContain('Wins 704.10 USDPL 205.90 USD')
})

test('bets that are not listed stand beneath as totals, whose stakes are all settled', async () => {
  const unlisted = { count: 4211, stakeInUSD: 900, winInUSD: 700, plInUSD: 200 }
  const row = { ...bet, generation: 2, betId: 'bet_1', operator: {}, player: { playerCode: 'P1' } }
  answering(() => answer({ data: { items: [row], count: 1, remaining: 0, unlisted } }))
  renderInApp(<Bets />)
  const label = await screen.findByText('4,211 more bets, totals only')
  expect(label.parentElement?.textContent).toBe(
    '4,211 more bets, totals onlyStakes settled 900.00 USDWins 700.00 USDPL 200.00 USD',
  )
})
