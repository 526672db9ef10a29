import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Tiers } from './Tiers'

const tier = { requiredWager: 500, maxBonusAmountInUSD: 20, minBetAmountInUSD: 1, minWinOdds: null }

test('a tier that is reached says so beside the wager, apart from its currency', async () => {
  const reached = { ...tier, tier: 1, wageredInUSD: 600, isReached: true }
  const missed = { ...tier, tier: 2, requiredWager: 2000, wageredInUSD: 600, isReached: false }
  renderInApp(<Tiers tiers={[reached, missed]} />)
  const shown = (await screen.findAllByRole('row')).map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  )
  expect(shown[1]?.slice(0, 3)).toEqual(['Tier 1', '500.00 USD', '600.00 USD Reached'])
  expect(shown[2]?.slice(0, 3)).toEqual(['Tier 2', '2,000.00 USD', '600.00 USD'])
})
