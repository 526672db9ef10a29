import { expect, test } from 'vitest'
import { startOfPeriod } from './periods'

// In Berlin it is 00:30 on the first of April, in New York still March.
const NOW = Date.parse('2026-03-31T22:30:00Z')

test.each([
  ['LAST_10_MINUTES', 'Europe/Berlin', '2026-03-31T22:20:00.000Z'],
  ['LAST_1_HOUR', 'Europe/Berlin', '2026-03-31T21:30:00.000Z'],
  ['TODAY', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['TODAY', 'America/New_York', '2026-03-31T04:00:00.000Z'],
  ['LAST_3_DAYS', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['THIS_MONTH', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['THIS_MONTH', 'America/New_York', '2026-03-01T05:00:00.000Z'],
] as const)('%s in %s starts at %s', (period, timezone, start) => {
  expect(startOfPeriod(period, NOW, timezone)).toBe(start)
})

test('days begin at midnight on either side of the night in which the clocks go forward', () => {
  const now = Date.parse('2026-03-30T12:00:00Z')
  expect(startOfPeriod('LAST_3_DAYS', now, 'Europe/Berlin')).toBe('2026-03-27T23:00:00.000Z')
})
