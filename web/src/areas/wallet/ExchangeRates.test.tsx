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
