import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ScoreBets } from './ScoreBets'

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
  expect(screen.getByRole('dialog', { name: 'Rank 2: bets of sara' })).toBeTruthy()
})
