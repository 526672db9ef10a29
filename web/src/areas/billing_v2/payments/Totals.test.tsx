import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PaymentV2Page } from '@/api/gen/billing_v2/endpoints'
import { renderInApp } from '@/testing/render'
import { Totals } from './Totals'

test('a currency that the platform names twice is shown as often', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const totalsByCurrency = ['1.5', '2', '3'].map((amount, at) => ({
    currency: at < 2 ? 'USD' : 'EUR',
    amount,
    amountInUSD: amount,
  }))
  renderInApp(<Totals page={{ totalsByCurrency } as unknown as PaymentV2Page} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['USD', 'USD', 'EUR'])
  expect(complaints).not.toHaveBeenCalled()
})
