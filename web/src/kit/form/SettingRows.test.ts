import { expect, test } from 'vitest'
import { ascends } from './SettingRows'

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
