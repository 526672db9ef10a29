import { expect, test } from 'vitest'
import { stepText } from './times'

test.each([
  ['2026-11-09 14:00', '09 Nov 2026, 14:00'],
  ['2026-11-09', '09 Nov 2026'],
  ['2026-11', 'Nov 2026'],
  ['2026-13', '2026-13'],
  ['Week 46', 'Week 46'],
])('%s is written %s', (title, text) => {
  expect(stepText(title)).toBe(text)
})
