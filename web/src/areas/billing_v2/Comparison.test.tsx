import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Invoice, InvoiceForm } from '@/api/gen/billing_v2/endpoints'
import { Comparison } from './Comparison'
import { figuresOf } from './figures'

const figures = figuresOf({
  casinoGGRPercentage: 10,
  sportGGRPercentage: 10,
  premiumSportInUSD: 500,
  premiumBotInUSD: 0,
  minMonthlyFeeInUSD: 1000,
  additionalCosts: [],
})
const existing = {
  ...figures,
  casinoGGRInUSD: 0,
  sportGGRInUSD: 0,
  totalPayableAmountInUSD: 1200,
  settings: { additionalCosts: [] },
} as unknown as Invoice
const form = { opId: 'aurora', year: 2026, month: 10 } as InvoiceForm

test('how much more would be payable is told in USD', () => {
  render(<Comparison existing={existing} form={form} figures={figures} />)
  expect(screen.getByRole('row', { name: /^Total payable/ }).textContent).toContain('+300.00 USD')
})
