import { expect, test } from 'vitest'
import { periodName, previousMonth, yearsFrom } from './period'

test.each([
  ['2026-11-15T09:00:00Z', 10, 2026],
  ['2026-01-01T00:00:00Z', 12, 2025],
  ['2026-01-31T23:59:59Z', 12, 2025],
  ['2026-03-31T12:00:00Z', 2, 2026],
  ['2026-12-31T23:59:59Z', 11, 2026],
])('at %s the default is month %i of %i', (now, month, year) => {
  expect(previousMonth(Date.parse(now))).toEqual({ month, year })
})

test('years run from the first to the platform’s present one, the latest first', () => {
  const years = yearsFrom(2024, Date.parse('2026-01-01T00:00:00Z'))
  expect(years.map(({ value }) => value)).toEqual([2026, 2025, 2024])
})

test('a period is told in words', () => {
  expect(periodName({ month: 12, year: 2025 })).toBe('December 2025')
})
