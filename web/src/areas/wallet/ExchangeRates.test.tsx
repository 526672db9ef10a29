import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ExchangeRates } from './ExchangeRates'

test.each([
  [{ rates: {} }, 'The platform exchanges no currencies.'],
  [{}, 'The platform’s answer names none. Refresh to ask again.'],
])('where there are no rates in %j it is said why', async (data, text) => {
  answering(() => answer({ data }))
  renderInApp(<ExchangeRates />)
  expect(await screen.findByText(text)).toBeDefined()
})

test('the rate of IRR is left out, as a gateway currency and as that of a wallet', async () => {
  const rate = { USD: { autoRate: 2 }, IRR: { autoRate: 3 }, EUR: { autoRate: 1 } }
  const asked = answering(() => answer({ data: { rates: { USD: rate, IRR: rate, EUR: rate } } }))
  renderInApp(<ExchangeRates />, { at: '/exchange-rates?wallet=IRR' })
  const rows = await screen.findAllByRole('row')
  const named = rows.map((row) => row.textContent).join('\n')
  expect(named).toContain('EUR')
  expect(named).not.toContain('IRR')
  expect(asked[0]?.body).toEqual({ playerWalletCurrencies: ['USD'] })
})

test('a row says the currencies that its rate names', async () => {
  const rate = { USD: { autoRate: 2, gatewayCurrency: 'EUR', walletCurrency: 'USDT' } }
  answering(() => answer({ data: { rates: { EUR: rate } } }))
  renderInApp(<ExchangeRates />)
  expect(await screen.findByText('USDT')).toBeDefined()
})
