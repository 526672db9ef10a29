import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { BonusPanel } from './BonusPanel'

const player = { playerCode: 'P1', operator: { opId: 'aurora' } } as unknown as Player

test('the panel tells what the bonus wallet holds for claims, and offers no bonus to who may give none', async () => {
  answering(({ url }) =>
    answer({
      data: url.includes('/player/wallet')
        ? { playerWalletList: [], bonusHeldInUSD: 21 }
        : { bonusWalletBalanceInUSD: 20, totalClaimedBonusesInUSD: 5 },
    }),
  )
  renderInApp(<BonusPanel record={player} />, { user: { permissions: ['wallet_read'] } })
  const shownAt = async (label: string) =>
    (await screen.findByText(label)).nextElementSibling?.textContent
  expect(await shownAt('On hold')).toBe('21.00 USD')
  expect(await shownAt('Claimed bonuses')).toBe('5.00 USD')
  expect(screen.getByRole('button', { name: 'Give bonus' })).toHaveProperty('disabled', true)
})
