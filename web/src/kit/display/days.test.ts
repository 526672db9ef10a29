import { expect, test } from 'vitest'
import { dayOf, endOf, hasEnded, startOf } from './days'

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
  ['2026-11-15', 'Asia/Tehran', '2026-11-14T20:30:00.000Z'],
  ['2026-11-15', 'America/New_York', '2026-11-15T05:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timezone, instant) => {
  expect(startOf(day, timezone)).toBe(instant)
  expect(dayOf(Date.parse(instant), timezone)).toBe(day)
})

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T23:59:59.999Z'],
  ['2026-12-31', 'Asia/Tehran', '2026-12-31T20:29:59.999Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
])('%s ends in %s at %s', (day, timezone, instant) => {
  expect(endOf(day, timezone)).toBe(instant)
})

test.each([
  [2026, 10, '2026-11-01T00:00:00Z', true],
  [2026, 10, '2026-10-31T23:59:59Z', false],
  [2025, 12, '2026-01-01T00:00:00Z', true],
  [2026, 12, '2026-11-15T09:00:00Z', false],
])('%i-%i has ended at %s: %s', (year, month, now, expected) => {
  expect(hasEnded(year, month, Date.parse(now))).toBe(expected)
})
