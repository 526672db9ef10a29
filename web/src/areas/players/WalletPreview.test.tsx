import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { WalletPreview } from './WalletPreview'

const wallet = { inUSD: { balance: 10 }, byCurrency: { USD: { balance: 10 } } }
const player = { playerCode: 'P1', operator: { opId: 'aurora' }, wallet } as unknown as Player
const wallets = {
  playerWalletList: [{ currency: 'USD', balance: 10, held: 3 }],
  bonusInUSD: 20,
  cashbackInUSD: 30,
  affiliateInUSD: 40,
  bonusHeldInUSD: 21,
  cashbackHeldInUSD: 0,
  affiliateHeldInUSD: 41,
}
function drawn(ui: React.ReactNode) {
  answering(({ url }) => answer({ data: url.includes('/player/wallet') ? wallets : player }))
  renderInApp(ui, { user: { permissions: ['wallet_read'] } })
}

const shownAt = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent

test('the preview shows every wallet, and what is on hold of it', async () => {
  drawn(<WalletPreview player={player} open onClose={() => undefined} />)
  expect(await shownAt('USD on hold')).toBe('3.00 USD')
  expect(await shownAt('Bonus')).toBe('20.00 USD')
  expect(await shownAt('Bonus on hold')).toBe('21.00 USD')
  expect(await shownAt('Cashback')).toBe('30.00 USD')
  expect(await shownAt('Affiliate on hold')).toBe('41.00 USD')
  expect(screen.queryByText('Cashback on hold')).toBeNull()
})
