import { describe, expect, test } from 'vitest'
import type { InvoicePart } from '@/api/gen/shared/types'
import { invoiceStatement } from './lines'

const part = (changed: Partial<InvoicePart> = {}): InvoicePart => ({
  invoiceType: 'GGR_COMMISSION',
  from: '2026-10-01T00:00:00Z',
  totalGGRInUSD: 1000.1,
  ggrCommissionAmountInUSD: 125.01,
  note: '',
  createdBy: { id: 'U1', nickname: 'Ada' },
  billingSettings: { ggrPercentage: 12.5, minMonthlyFeeInUSD: 100 },
  testPlayersInclusion: 'ALL',
  includeBrands: true,
  ...changed,
})

const amounts = (amount: number, invoice: InvoicePart) => {
  const { lines, addsUp } = invoiceStatement({ amount, parentOpId: null }, invoice)
  return { amounts: lines.map((line) => Number(line.amount)), addsUp }
}

describe('the statement of an invoice', () => {
  test('takes the commission where it is more than the minimum', () => {
    expect(amounts(125.01, part())).toEqual({
      amounts: [1000.1, 125.01, 100, 125.01],
      addsUp: true,
    })
  })

  test('takes the minimum where that is more', () => {
    const invoice = part({ billingSettings: { ggrPercentage: 12.5, minMonthlyFeeInUSD: 500 } })
    expect(amounts(500, invoice).addsUp).toBe(true)
  })

  test('counts a loss as nothing, and says so', () => {
    const invoice = part({ totalGGRInUSD: -80, ggrCommissionAmountInUSD: 0 })
    const { lines, addsUp } = invoiceStatement({ amount: 100, parentOpId: 'aurora' }, invoice)
    expect(addsUp).toBe(true)
    expect(lines[0]?.note).toContain('A loss counts as 0.')
    expect(Number(lines[1]?.base)).toBe(0)
    expect(lines.at(-1)?.label).toBe('Payable by the brand')
  })

  test.each([
    ['the amount', 125.02, part()],
    ['the commission', 125.01, part({ ggrCommissionAmountInUSD: 125 })],
  ])('says when %s is not what the lines come to', (_what, amount, invoice) => {
    expect(amounts(amount, invoice).addsUp).toBe(false)
  })
})
