import { expect, test } from 'vitest'
import { nextLevel, nextShare, openedAt, referralValues, termsOf, wrongExit } from './levels'

const LEVEL = { level: 1, emailCpr: 1, gmailCpr: 1, telegramCpr: 1, maxCpr: 1, cpa: 1 }

test('the level that is added is the last, and opens the one before it', () => {
  const rows = [{ requiredWagerInUSD: 0.1 }, { requiredWagerInUSD: 0 }]
  expect(nextLevel(rows)).toEqual({ ...LEVEL, level: 3, requiredWagerInUSD: 0 })
  expect(openedAt(rows)).toBe(1.1)
  expect(openedAt([{ requiredWagerInUSD: 0 }])).toBe(1)
  expect(openedAt([{ requiredWagerInUSD: null }, { requiredWagerInUSD: 0 }])).toBe(1)
})

test('a share that is added begins a dollar above the last', () => {
  expect(nextShare([{ monthlyReferredPlayersTotalWagerInUSD: 5000 }])).toEqual({
    monthlyReferredPlayersTotalWagerInUSD: 5001,
    revenueSharePercentage: 1,
  })
  expect(nextShare([]).monthlyReferredPlayersTotalWagerInUSD).toBe(0)
})

test.each([
  [[10, 0], 0, null],
  [[0, 0], 0, 'The wager that leads out of a level must be above 0.'],
  [[10, 10, 0], 1, 'Each level’s wager must be above the previous level’s.'],
  [[10, 5], 1, null],
  [[null, 5, 0], 1, null],
])('%o: the wager of row %i is wrong: %s', (exits, at, expected) => {
  expect(wrongExit(exits, at)).toBe(expected)
})

test('levels are sent by their places, the last without a wager', () => {
  const rows = [7, 3].map((level) => ({ ...LEVEL, level, requiredWagerInUSD: level }))
  const sent = termsOf({ ...referralValues(null), levelSettings: rows }).levelSettings
  expect(sent.map(({ level, requiredWagerInUSD }) => [level, requiredWagerInUSD])).toEqual([
    [1, 7],
    [2, 0],
  ])
})
