import { expect, test } from 'vitest'
import { boundsOfPeriod } from './periods'

// In Berlin it is 00:30 on the first of April, in New York still March.
const NOW = Date.parse('2026-03-31T22:30:00Z')

test.each([
  ['LAST_10_MINUTES', 'Europe/Berlin', '2026-03-31T22:20:00.000Z'],
  ['LAST_1_HOUR', 'Europe/Berlin', '2026-03-31T21:30:00.000Z'],
  ['TODAY', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['TODAY', 'America/New_York', '2026-03-31T04:00:00.000Z'],
  ['LAST_3_DAYS', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['LAST_7_DAYS', 'Europe/Berlin', '2026-03-25T23:00:00.000Z'],
  ['LAST_30_DAYS', 'America/New_York', '2026-03-02T05:00:00.000Z'],
  ['THIS_MONTH', 'Europe/Berlin', '2026-03-31T22:00:00.000Z'],
  ['THIS_MONTH', 'America/New_York', '2026-03-01T05:00:00.000Z'],
] as const)('%s in %s starts at %s', (period, timezone, from) => {
  expect(boundsOfPeriod(period, NOW, timezone)).toEqual({ from, to: null })
})

test.each([
  ['YESTERDAY', 'Europe/Berlin', '2026-03-30T22:00:00.000Z', '2026-03-31T21:59:59.999Z'],
  ['LAST_MONTH', 'Europe/Berlin', '2026-02-28T23:00:00.000Z', '2026-03-31T21:59:59.999Z'],
  ['LAST_MONTH', 'America/New_York', '2026-02-01T05:00:00.000Z', '2026-03-01T04:59:59.999Z'],
] as const)('%s in %s is over: from %s to %s', (period, timezone, from, to) => {
  expect(boundsOfPeriod(period, NOW, timezone)).toEqual({ from, to })
})

test('days begin at midnight on either side of the night in which the clocks go forward', () => {
  const now = Date.parse('2026-03-30T12:00:00Z')
  expect(boundsOfPeriod('LAST_3_DAYS', now, 'Europe/Berlin').from).toBe('2026-03-27T23:00:00.000Z')
})
