import { describe, expect, test } from 'vitest'
import { bodyOf, invoiceBody, type KeptPayment, newInvoice, valuesOf } from './values'

const ZONE = 'Europe/Berlin'
const NOW = Date.parse('2026-11-15T09:00:00Z')

const kept: KeptPayment = {
  title: 'October',
  paidBy: 'Treasury',
  issuedAt: '2026-10-31T23:30:00Z',
  amountInUSD: 12.5,
  reference: 'R-1',
  description: 'In two parts',
}

describe('a payment', () => {
  test('comes back as it was when nothing is changed', () => {
    expect(bodyOf(valuesOf(kept, ZONE), ZONE, kept)).toEqual(kept)
  })

  test('stands under its day on the operator’s calendar', () => {
    expect(valuesOf(kept, ZONE).issuedAt).toBe('2026-11-01')
  })

  test('on another day is issued at noon of that day', () => {
    const values = { ...valuesOf(kept, ZONE), issuedAt: '2026-11-03' }
    expect(bodyOf(values, ZONE, kept).issuedAt).toBe('2026-11-03T11:00:00.000Z')
  })

  test('keeps its instant when its day is cleared', () => {
    const values = { ...valuesOf(kept, ZONE), issuedAt: null }
    expect(bodyOf(values, ZONE, kept).issuedAt).toBe(kept.issuedAt)
  })

  test('that is new goes out without what was left empty', () => {
    const { issuedAt: _issuedAt, description: _description, ...values } = valuesOf(kept, ZONE)
    expect(Object.keys(bodyOf({ ...values, description: '' }, ZONE)).sort()).toEqual(
      ['amountInUSD', 'paidBy', 'reference', 'title'].sort(),
    )
  })

  test('loses its description when it is edited away', () => {
    const values = { ...valuesOf(kept, ZONE), description: '' }
    expect(bodyOf(values, ZONE, kept).description).toBe('')
  })
})

describe('an invoice', () => {
  const typed = { title: 'October', reference: 'R-1', note: 'As agreed' }

  test('starts with the month before, everybody’s bets and brands included', () => {
    expect(newInvoice('aurora', NOW)).toEqual({
      opId: 'aurora',
      month: 'OCTOBER',
      year: 2026,
      testPlayersInclusion: 'ALL',
      includeBrands: true,
    })
  })

  test('of a brand names its operator', () => {
    const values = {
      ...typed,
      opId: 'aurora-north',
      month: 'MAY',
      year: 2026,
      includeBrands: false,
    } as const
    expect(invoiceBody(values, ZONE, { parentOpId: 'aurora' })).toEqual({
      ...values,
      parentOpId: 'aurora',
      testPlayersInclusion: 'ALL',
    })
  })
})
