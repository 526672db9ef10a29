import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ReferralPanel } from './ReferralPanel'

const player = { playerCode: 'P1', operator: { opId: 'aurora' } } as unknown as Player
const summary = {
  estimatedBalanceInUSD: 40,
  withdrawMinimumAmountInUSD: 10,
  affiliateLevel: {
    currentLevel: 2,
    currentLevelPercentage: 12.34,
    referredPlayersWagerInUSD: 500,
    nextLevelRequiredWagerInUSD: null as number | null,
    revenueSharePercentage: 15,
  },
}

const shownAt = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent

test('the panel tells the level, the way to the next one, and what is held', async () => {
  answering(({ url }) =>
    answer({ data: url.includes('/player/wallet') ? { affiliateHeldInUSD: 41 } : summary }),
  )
  renderInApp(<ReferralPanel record={player} />, { user: { permissions: ['wallet_read'] } })
  expect(await shownAt('On hold')).toBe('41.00 USD')
  expect(await shownAt('Level')).toBe('2')
  expect(await shownAt('Next level from')).toBe('Highest level reached')
  expect(await shownAt('Revenue share this month (UTC)')).toBe('15\u00a0%')
  expect(screen.getByText('12.34 %')).toBeTruthy()
})
