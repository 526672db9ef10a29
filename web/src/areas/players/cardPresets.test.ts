import { expect, test } from 'vitest'
import { type CardPreset, spanOf } from './cardPresets'

const NOW = Date.parse('2026-11-01T00:30:00+03:00') // still October in UTC

test.each<[CardPreset, string, string | undefined]>([
  ['TODAY', '2026-10-31T00:00:00.000Z', undefined],
  ['YESTERDAY', '2026-10-30T00:00:00.000Z', '2026-10-30T23:59:59.999Z'],
  ['LAST_7_DAYS', '2026-10-24T00:00:00.000Z', undefined],
  ['LAST_30_DAYS', '2026-10-01T00:00:00.000Z', undefined],
  ['LAST_90_DAYS', '2026-08-02T00:00:00.000Z', undefined],
])('%s begins with a UTC day, at %s', (preset, fromDate, toDate) => {
  const span = spanOf(preset, NOW)
  expect(span.fromDate).toBe(fromDate)
  expect(span.toDate).toBe(toDate)
})
