import { describe, expect, test } from 'vitest'
import { figuresOf, fixedCosts, toSend, totalOf } from './figures'

const settings = {
  casinoGGRPercentage: 12.5,
  sportGGRPercentage: 10,
  premiumSportInUSD: 500,
  premiumBotInUSD: 250.25,
  minMonthlyFeeInUSD: 1000,
  additionalCosts: [
    { name: 'livestream', value: 0.1 },
    { name: 'support', value: 0.2 },
  ],
}

describe('the total', () => {
  const figures = { ...figuresOf(settings), brandFeeInUSD: 100 }

  test('adds up without binary dust', () => {
    expect(fixedCosts(figures).toString()).toBe('850.55')
  })

  test('takes the commission where it is above the minimum, each rounded half up', () => {
    const ggr = { casinoGGRInUSD: 10_000.01, sportGGRInUSD: 5_000 }
    expect(totalOf(figures, ggr).toString()).toBe('2600.55')
  })

  test('takes the minimum where it is not, and for a negative month', () => {
    expect(totalOf(figures, { casinoGGRInUSD: -9_000, sportGGRInUSD: 10 }).toString()).toBe(
      '1850.55',
    )
  })

  test('without GGR is the least that it can be', () => {
    expect(totalOf(figures).toString()).toBe('1850.55')
  })

  test('without settings is nothing', () => {
    expect(totalOf(figuresOf(null)).toString()).toBe('0')
  })
})

describe('what is sent', () => {
  const form = { opId: 'aurora', year: 2026, month: 10, description: 'x', ...figuresOf(settings) }

  test('leaves every figure behind unless the settings are overridden', () => {
    expect(toSend({ ...form, overrideSettings: false })).toEqual({
      opId: 'aurora',
      year: 2026,
      month: 10,
      description: 'x',
      overrideSettings: false,
    })
  })

  test('carries them all when they are', () => {
    expect(toSend({ ...form, overrideSettings: true })).toEqual({ ...form, overrideSettings: true })
  })
})
