import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { api } from '@/api/gen/wallet/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { TopupBonus } from './TopupBonus'
import { TopupPlayer } from './TopupPlayer'

const PLAYER = {
  playerCode: 'P1',
  username: 'sara',
  operator: { opId: 'aurora', opTitle: 'Aurora', parentOpId: null },
} as unknown as Player
const OPERATOR = {
  opId: 'aurora',
  extraData: { additionalTopupCurrencies: ['EUR'] },
  stats: { todayTotalTopupInUSD: 0 },
  limits: { dailyTopupLimitInUSD: 1_000 },
}
const WALLETS = {
  playerCode: 'P1',
  bonusInUSD: 40,
  playerWalletList: [{ currency: 'USD', balance: 40 }],
}
const FAILED = () => answer({ http: 503, status: 'UNAVAILABLE', messages: ['Not now.'] })

async function toppingUp(Dialog: typeof TopupPlayer, wallet: () => Response, rates: object = {}) {
  const platform = { wallet }
  answering(({ url }) => {
    if (/wallet/.test(url) && !/rates/.test(url)) return platform.wallet()
    return /rates/.test(url) ? answer({ data: { rates } }) : answer({ data: OPERATOR })
  })
  const app = renderInApp(<Dialog record={PLAYER} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.type(await dialog.findByLabelText('Amount'), '10')
  const increase = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Increase' })
  return { ...app, dialog, increase, platform }
}

test.each([
  ['main', TopupPlayer],
  ['bonus', TopupBonus],
])(
  'nothing is added to a %s wallet that could not be read, until it could',
  async (_which, Dialog) => {
    const { user, dialog, increase, platform } = await toppingUp(Dialog, FAILED)
    const again = await dialog.findByRole('button', { name: 'Check again' })
    expect(increase().disabled).toBe(true)
    platform.wallet = () => answer({ data: WALLETS })
    await user.click(again)
    await waitFor(() => expect(increase().disabled).toBe(false))
  },
)

test('what was known of a wallet before lets nothing be sent where it cannot be read now', async () => {
  const { dialog, increase, platform, store } = await toppingUp(TopupPlayer, () =>
    answer({ data: WALLETS }),
  )
  await waitFor(() => expect(increase().disabled).toBe(false))
  platform.wallet = FAILED
  await store.dispatch(
    api.endpoints.playerWallet.initiate({ playerCode: 'P1' }, { forceRefetch: true }),
  )
  await dialog.findByRole('button', { name: 'Check again' })
  expect(increase().disabled).toBe(true)
})

test('USD that are worked out by a rate say as of when it is', async () => {
  const rates = { EUR: { USD: { autoRate: 1.25 } } }
  const { user, dialog } = await toppingUp(TopupPlayer, () => answer({ data: WALLETS }), rates)
  await waitFor(() => expect(dialog.getByText('10.00')).toBeTruthy())
  expect(dialog.queryByText(/The rate is as of/)).toBeNull() // of dollars there is none
  await user.click(dialog.getByRole('combobox', { name: 'Currency' }))
  await user.click(await screen.findByTitle('EUR'))
  expect(await dialog.findByText('12.50')).toBeTruthy()
  expect(dialog.getByText(/^The rate is as of \d\d \w{3} \d{4}, \d\d:\d\d\.$/)).toBeTruthy()
})
