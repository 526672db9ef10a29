import { expect, test } from 'vitest'
import { periodOf } from './labels'
import { monthAt, monthNamed, monthsAround, titleOfDay, titleOfMonth, totalOf } from './months'

const NOW = Date.parse('2026-03-12T10:00:00Z')

test.each([
  [-1, 0, '2026-02-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  [-23, 0, '2024-04-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  [1, 1, '2026-04-01T00:00:00.000Z', '2026-04-30T23:59:59.999Z'],
  [-3, -3, '2025-12-01T00:00:00.000Z', '2025-12-31T23:59:59.999Z'],
])('the months from %i to %i are whole ones (UTC)', (first, last, from, to) => {
  expect(monthsAround(NOW, first, last)).toEqual({ from, to })
})

test('a month is found by its beginning and by its name', () => {
  const february = { from: '2026-02-01T00:00:00.000Z', to: '2026-02-28T23:59:59.999Z' }
  expect(monthAt(february.from)).toEqual(february)
  expect(monthNamed({ month: 'FEBRUARY', year: 2026 })).toEqual(february)
})

test('months and days are called by their UTC names; what is no date stands as it came', () => {
  expect(titleOfMonth('2026-12-31T23:30:00Z')).toBe('December 2026')
  expect(titleOfDay('2026-12-01T00:00:00Z')).toBe('1 December 2026')
  expect(titleOfMonth('soon')).toBe('soon')
  const claim = { from: '2026-07-01T00:00:00Z', to: '2026-09-30T23:59:59.999Z' }
  expect(periodOf(claim)).toBe('July to September 2026')
  expect(periodOf({ ...claim, from: '2025-07-01T00:00:00Z' })).toBe('July 2025 to September 2026')
  expect(periodOf({ ...claim, to: '2026-07-31T23:59:59.999Z' })).toBe('July 2026')
})

test('figures add up exactly', () => {
  const row = (amount: number, count: number) => ({
    timeStamp: '2026-01-01T00:00:00Z',
    totalBetAmountInUSD: amount,
    totalBetCount: count,
    totalPlInUSD: -amount,
    signups: 1,
    totalFtdCount: 0,
  })
  expect(totalOf([row(0.1, 2), row(0.2, 3)])).toEqual({
    totalBetAmountInUSD: 0.3,
    totalBetCount: 5,
    totalPlInUSD: -0.3,
    signups: 2,
    totalFtdCount: 0,
  })
})
