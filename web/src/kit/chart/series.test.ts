import { expect, test } from 'vitest'
import { hourMarks } from './series'

test('a day is marked every third hour', () => {
  const five = 5 * 60 * 1_000
  const day = Array.from({ length: 288 }, (_, at) => Date.UTC(2026, 10, 14, 9) + at * five)
  expect(hourMarks(day).map((at) => new Date(at).getUTCHours())).toEqual([
    9, 12, 15, 18, 21, 0, 3, 6,
  ])
})
