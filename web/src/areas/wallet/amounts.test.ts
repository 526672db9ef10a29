import { describe, expect, test } from 'vitest'
import type { OperatorDetails } from '@/api/gen/shared/types'
import type { GatewayRates, WalletsOfPlayer } from '@/api/gen/wallet/endpoints'
import {
  after,
  bonusFault,
  converted,
  dailyLimit,
  inUSD,
  rateOf,
  topupCurrencies,
  topupFault,
  whyNot,
} from './amounts'

const operator = {
  extraData: { additionalTopupCurrencies: ['TRX', 'IRR', 'USDT', 'USD'] },
  stats: { todayTotalTopupInUSD: 900 },
  limits: { dailyTopupLimitInUSD: 1_000 },
} as OperatorDetails
const rates: GatewayRates = {
  rates: {
    USD: { USD: { autoRate: 1 } },
    TRX: { USD: { autoRate: 0.2815 } },
    IRR: { USD: { autoRate: 0.00002381 } },
  },
}
const wallets = {
  playerWalletList: [
    { currency: 'TRX', balance: 10.5 },
    { currency: 'USD', balance: 3 },
    { currency: 'IRR', balance: 100 },
  ],
} as WalletsOfPlayer

test('USD comes first, then the operator’s own, never IRR', () => {
  expect(topupCurrencies(operator)).toEqual(['USD', 'TRX', 'USDT'])
  expect(topupCurrencies(undefined)).toEqual(['USD'])
})

test('amounts convert by the autoRate, half up to cents', () => {
  expect(inUSD(100.5, rateOf(rates, 'TRX'))?.toFixed(2)).toBe('28.29')
  expect(inUSD(7, rateOf(undefined, 'USD'))?.toFixed(2)).toBe('7.00')
  expect(inUSD(7, rateOf(rates, 'EUR'))).toBeNull()
  expect(inUSD(null, 1)).toBeNull()
})

test.each([
  ['USD', 0.01, null],
  ['USD', 0, 'Enter an amount greater than 0.'],
  ['USD', -1, 'Enter an amount greater than 0.'],
  ['USD', 1.005, 'USD has at most 2 decimal places.'],
  ['TRX', 1.000001, null],
  ['TRX', 0.0000001, 'TRX has at most 6 decimal places.'],
  ['USD', null, null],
])('a top-up in %s of %s', (currency, amount, fault) => {
  expect(topupFault(currency, amount)).toBe(fault)
})

test.each([
  [1, null],
  [-1, null],
  [0, 'The amount cannot be 0.'],
  [null, null],
])('a bonus of %s', (amount, fault) => {
  expect(bonusFault(amount)).toBe(fault)
})

describe('which action may be chosen', () => {
  const moving = { currency: 'USD', balance: 3, fault: null }
  test.each([
    ['deduct', 3, null],
    ['deduct', 3.01, 'The wallet holds 3.00 USD.'],
    ['deduct', -3, null],
    ['deduct', -3.01, 'The wallet holds 3.00 USD.'],
    ['deduct', 0, 'Enter an amount first.'],
    ['top-up', 0, 'Enter an amount first.'],
    ['top-up', null, 'Enter an amount first.'],
    ['top-up', 9_999, null],
    ['top-up', -1, 'A negative amount cannot be added; use Decrease.'],
  ] as const)('%s of %s', (action, amount, expected) => {
    expect(whyNot(action, { ...moving, amount })).toBe(expected)
  })

  test('none of a faulty amount, nothing of an unknown balance', () => {
    expect(whyNot('top-up', { ...moving, amount: 1, fault: 'Wrong.' })).toBe('Wrong.')
    expect(whyNot('top-up', { ...moving, amount: 1, balance: undefined })).toBe(
      'The balance is not known yet.',
    )
    expect(whyNot('deduct', { ...moving, amount: 1, balance: undefined })).toBe(
      'The balance is not known yet.',
    )
  })
})

test('a minus in a deduction is its size', () => {
  expect(after('deduct', 10, -4).toNumber()).toBe(6)
  expect(after('top-up', 0.1, 0.2).toNumber()).toBe(0.3)
})

test('the limit itself is allowed, and deductions do not count', () => {
  expect(dailyLimit(operator, 'top-up', inUSD(100, 1))).toMatchObject({ isBeyond: false })
  expect(dailyLimit(operator, 'top-up', inUSD(100.01, 1))).toMatchObject({ isBeyond: true })
  expect(dailyLimit(operator, 'deduct', inUSD(5_000, 1))).toMatchObject({
    total: null,
    isBeyond: false,
  })
})

test('a conversion takes all and rounds down', () => {
  const found = converted(wallets, rates, 'TRX', 'USD')
  expect(found?.given.toFixed()).toBe('2.95')
  expect([found?.taken, found?.before]).toEqual([10.5, 3])
  expect(converted(wallets, rates, 'IRR', 'USD')?.given.toNumber()).toBe(0)
  expect(converted(wallets, rates, 'TRX', 'BTC')).toBeNull()
})
