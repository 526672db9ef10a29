import { describe, expect, test } from 'vitest'
import { amountFault, inUSD, isFarOff, offMarket, type Priced } from './money'

describe('USD of an amount', () => {
  test.each([
    [1, 1, '1'],
    [3, 0.1, '0.3'],
    [0.615, 1, '0.62'],
    [-0.615, 1, '-0.62'],
    [1000000.000001, 0.28153, '281530'],
    [1.005, 1, '1.01'],
  ])('%d at %d is %s', (amount, exchangeRateInUSD, expected) => {
    expect(inUSD({ amount, exchangeRateInUSD })?.toString()).toBe(expected)
  })

  test('is not there while a figure is missing', () => {
    expect(inUSD({ amount: null, exchangeRateInUSD: 1 })).toBeNull()
    expect(inUSD({ amount: 1 })).toBeNull()
  })
})

describe('a rate beside the market’s', () => {
  test.each([
    [0.3, 0.3, 0, false],
    [1.1, 1, 10, false],
    [1.1001, 1, 10.01, true],
    [0.89, 1, -11, true],
    [1, 0.25, 300, true],
  ])('%d where the market has %d is off by %d %%', (rate, market, percent, far) => {
    const off = offMarket(rate, market)
    expect(Number(off)).toBeCloseTo(percent, 6)
    expect(isFarOff(off)).toBe(far)
  })

  test('without a market rate nothing is said', () => {
    expect(offMarket(1, undefined)).toBeNull()
    expect(isFarOff(null)).toBe(false)
  })
})

describe('an amount', () => {
  const cash: Priced = { paymentType: 'CASH', currency: 'TRX', amount: 1, exchangeRateInUSD: 1 }

  test.each<[Priced, string | null]>([
    [cash, null],
    [
      { ...cash, amount: 0 },
      'Enter an amount greater than 0; only a CPG adjustment can be negative.',
    ],
    [
      { ...cash, amount: -1 },
      'Enter an amount greater than 0; only a CPG adjustment can be negative.',
    ],
    [{ ...cash, paymentType: 'CPG_ADJUSTMENT', amount: -1 }, null],
    [{ ...cash, paymentType: 'CPG_ADJUSTMENT', amount: 0 }, 'The amount cannot be 0.'],
    [{ ...cash, amount: 1.234567 }, null],
    [{ ...cash, amount: 1.2345678 }, 'TRX has at most 6 decimal places.'],
    [{ ...cash, currency: 'USD', amount: 1.005 }, 'USD has at most 2 decimal places.'],
    [{ ...cash, amount: 10_000_000_000 }, 'A payment is at most 9,999,999,999.99 USD.'],
    [{ ...cash, amount: 0.1, exchangeRateInUSD: 0.04 }, 'The amount is worth less than one cent.'],
    [{ ...cash, amount: null }, null],
  ])('%o', (priced, fault) => {
    expect(amountFault(priced)).toBe(fault)
  })
})
