import { expect, test } from 'vitest'
import { cashbackValues, nextStep } from './levels'

test('a row that is added begins a dollar above the last, to the cent', () => {
  expect(nextStep([{ lostAmountInUSD: 0 }, { lostAmountInUSD: 0.1 }])).toEqual({
    lostAmountInUSD: 1.1,
    percentage: 1,
  })
  expect(nextStep([])).toEqual({ lostAmountInUSD: 0, percentage: 1 })
  expect(nextStep([{ lostAmountInUSD: null }]).lostAmountInUSD).toBe(0)
})

test('a form begins with what is set, or with one row that is allowed', () => {
  expect(cashbackValues({ cashback: null }).settings).toEqual([
    { lostAmountInUSD: 0, percentage: 1 },
  ])
  const cashback = { minWithdrawAmountInUSD: 5, autoApproval: true, settings: [] }
  expect(cashbackValues({ cashback })).toBe(cashback)
})
