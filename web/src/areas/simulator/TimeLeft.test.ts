import { expect, test } from 'vitest'
import { timeLeft } from './TimeLeft'

test('what is left is told to the second, and from an hour on to the minute', () => {
  expect([545, 59.2, 0, -3, 3600, 7_384].map(timeLeft)).toEqual([
    '9:05 min left',
    '1:00 min left',
    '0:00 min left',
    '0:00 min left',
    '1:00 h left',
    '2:03 h left',
  ])
})
