import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenInvoice } from '@/api/gen/provider_payment/endpoints'
import { OpenInvoices } from './OpenInvoices'

const open = (month: number, openAmountInUSD: number, overdueDays: number): OpenInvoice => ({
  invoiceId: `inv-${month}`,
  invoiceNo: month,
  year: 2026,
  month,
  openAmountInUSD,
  dueBy: `2026-${String(month + 1).padStart(2, '0')}-05`,
  overdueDays,
})

test('what is required is told by month, with how long it should have come', () => {
  const openInvoices = [open(8, 250, 61), open(9, 200.5, 31), open(10, 100, 0)]
  render(<OpenInvoices payment={{ openInvoices, overdueInUSD: 450.5 }} />)
  expect(screen.getByRole('alert').textContent).toBe(
    '450.50 USD of 2 months overdue, for 61 days at most.',
  )
  const rows = screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent))
  expect(rows.slice(1)).toEqual([
    ['August 2026', '8', '250.00 USD', '05 Sep 2026', '61 days'],
    ['September 2026', '9', '200.50 USD', '05 Oct 2026', '31 days'],
    ['October 2026', '10', '100.00 USD', '05 Nov 2026', 'Not yet due'],
  ])
})

test.each([[undefined], [[]]])('nothing is told where nothing is open or known', (openInvoices) => {
  const { container } = render(<OpenInvoices payment={{ ...(openInvoices && { openInvoices }) }} />)
  expect(container.textContent).toBe('')
})
