import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Tournament } from '@/api/gen/tournaments/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ScoreBets } from './ScoreBets'
import { Ranking } from './TournamentPage'

const bet = {
  betId: 'bet_1',
  generation: 2,
  subject: 'Koi Garden',
  stakeInUSD: 10,
  winInUSD: 25,
  status: 'WON',
  settledAt: '2026-11-03T19:05:00Z',
}

test('a rank tells the bets that made its score, each of which leads to its page', async () => {
  const asked = answering(() => answer({ data: { items: [bet] } }))
  renderInApp(
    <ScoreBets
      open
      tournament={{ id: 'trn_1' }}
      ranked={{ rank: 2, player: { playerCode: 'P1', username: 'sara' } as never }}
      onClose={() => undefined}
    />,
  )
  const link = await screen.findByRole('link', { name: 'bet_1' })
  expect(link.getAttribute('href')).toBe('/betsV2/bet_1')
  expect(asked[0]?.url).toContain('/api/tournament/trn_1/bets?playerCode=P1')
  expect(screen.getByRole('dialog', { name: 'Bets · rank 2 · P1' })).toBeTruthy()
})

test('a row of the ranking leads to its bets', async () => {
  const row = {
    rank: 1,
    player: { playerCode: 'P1', username: 'sara' },
    score: 10,
    reachedAt: '2026-11-03T19:05:00Z',
    betCount: 1,
    wageredInUSD: 10,
    prizeInUSD: null,
  }
  answering(({ url }) =>
    answer({ data: { items: [url.includes('/bets') ? bet : row], count: 1, remaining: 0 } }),
  )
  const tournament = { id: 'trn_1', status: 'EXPIRED', scoring: 'TOTAL_WAGER' } as Tournament
  const { user } = renderInApp(<Ranking tournament={tournament} />)
  await user.click(await screen.findByRole('button', { name: 'Bets of rank 1: 1' }))
  expect(await screen.findByRole('link', { name: 'bet_1' })).toBeTruthy()
})
