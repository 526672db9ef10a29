import { expect, test } from 'vitest'
import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import { rangeOf, reasonsOf, stageOf, stateOf } from './labels'

const NOW = 1_000_000
const template = { isEnable: true, fromTime: 900, toTime: 1_100 } as FreebetTemplate

test.each([
  [{}, 'Active'],
  [{ fromTime: 1_001 }, 'Upcoming'],
  [{ toTime: 1_000 }, 'Expired'],
  [{ isEnable: false, toTime: 1_000 }, 'Disabled'],
])('a template with %o is %s', (fields, label) => {
  expect(stateOf({ ...template, ...fields }, NOW).label).toBe(label)
})

test('each reason has its words, and one that the console does not know its code', () => {
  expect(
    reasonsOf({ errorItems: [{ errorCode: 33 }, { errorCode: 39 }, { errorCode: 7 }] }),
  ).toEqual(['No Active freebet template.', 'Unknown currency.', '7'])
  for (const other of [null, undefined, {}, { errorItems: 'x' }])
    expect(reasonsOf(other)).toEqual([])
})

test('stages and ranges in words', () => {
  expect([1, 2, 3, 9].map(stageOf)).toEqual(['Prematch', 'Live', 'Prematch+Live', '9'])
  expect([rangeOf(1, 1), rangeOf('1.10', '5.00')]).toEqual(['1', '1.10–5.00'])
})
