import { expect, test } from 'vitest'
import { ageOf } from './age'

test.each([
  [-5, '0 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('%i milliseconds are %s', (milliseconds, text) => expect(ageOf(milliseconds)).toBe(text))
