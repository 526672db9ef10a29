import { describe, expect, test } from 'vitest'
import { monthAt, monthNumbers, periodCode, periodTitle, previousMonth, yearsFrom } from './period'

describe('months by name', () => {
  test.each([
    ['2026-11-15T09:00:00Z', { month: 'OCTOBER', year: 2026 }],
    ['2026-01-01T00:00:00Z', { month: 'DECEMBER', year: 2025 }],
    ['2026-03-31T23:59:59Z', { month: 'FEBRUARY', year: 2026 }],
  ])('the month before %s comes with its year', (now, expected) => {
    expect(previousMonth(Date.parse(now))).toEqual(expected)
  })

  test('is told in words and as a code', () => {
    expect(periodTitle({ month: 'MAY', year: 2025 })).toBe('May 2025')
    expect(periodCode({ month: 'MAY', year: 2025 })).toBe('2025-05')
  })

  test.each([
    [1, 'JANUARY'],
    [12, 'DECEMBER'],
    [0, undefined],
    [13, undefined],
    [1.5, undefined],
    [undefined, undefined],
  ])('an address with month %s means %s', (number, expected) => {
    expect(monthAt(number)).toBe(expected)
  })

  test('are numbered from 1', () => {
    expect(monthNumbers[9]).toEqual({ value: 10, label: 'October' })
  })

  test('years run from the first to the present one, the latest first', () => {
    const years = yearsFrom(2024, Date.parse('2026-11-15T09:00:00Z'))
    expect(years.map(({ value }) => value)).toEqual([2026, 2025, 2024])
  })
})
