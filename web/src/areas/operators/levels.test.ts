import { describe, expect, test } from 'vitest'
import type { OperatorSettings } from '@/api/gen/shared/types'
import {
  ascends,
  cashbackValues,
  nextLevel,
  nextShare,
  nextStep,
  numbered,
  referralValues,
} from './levels'

const LEVEL = { level: 1, emailCpr: 1, gmailCpr: 1, telegramCpr: 1, maxCpr: 1, cpa: 1 }

describe('a row that is added', () => {
  test('begins a dollar above the last, to the cent', () => {
    expect(nextLevel([{ requiredWagerInUSD: 0 }, { requiredWagerInUSD: 0.1 }])).toEqual({
      ...LEVEL,
      level: 3,
      requiredWagerInUSD: 1.1,
    })
    expect(nextShare([{ monthlyReferredPlayersTotalWagerInUSD: 5000 }])).toEqual({
      monthlyReferredPlayersTotalWagerInUSD: 5001,
      revenueSharePercentage: 1,
    })
  })

  test('begins at 0 where there is none before it, or an empty one', () => {
    expect(nextStep([])).toEqual({ lostAmountInUSD: 0, percentage: 1 })
    expect(nextStep([{ lostAmountInUSD: null }]).lostAmountInUSD).toBe(0)
  })
})

test.each([
  [[0, 10], 1, true],
  [[0, 0], 1, false],
  [[10, 5], 1, false],
  [[10], 0, true],
  [[null, 5], 1, true],
  [[10, null], 1, true],
])('%o: row %i starts above the one before it: %s', (starts, at, expected) => {
  expect(ascends(starts, at)).toBe(expected)
})

test('levels are numbered by their places', () => {
  const rows = [7, 3].map((level) => ({ ...LEVEL, level, requiredWagerInUSD: level }))
  expect(numbered(rows).map(({ level }) => level)).toEqual([1, 2])
})

test('a form begins with what is set, or with one row that is allowed', () => {
  const none: Pick<OperatorSettings, 'affiliates' | 'cashback'> = {
    affiliates: null,
    cashback: null,
  }
  expect(cashbackValues(none).settings).toEqual([{ lostAmountInUSD: 0, percentage: 1 }])
  const { levelSettings, revenueShareSettings } = referralValues(none)
  expect(levelSettings[0]?.requiredWagerInUSD).toBe(0)
  expect(revenueShareSettings).toHaveLength(1)
  const cashback = { minWithdrawAmountInUSD: 5, autoApproval: true, settings: [] }
  expect(cashbackValues({ cashback })).toBe(cashback)
})
