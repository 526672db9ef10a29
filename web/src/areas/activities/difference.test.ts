import { expect, test } from 'vitest'
import { differenceOf } from './difference'

test('an update tells the fields that changed, those within others too', () => {
  const before = { revision: 1, title: 'A', limits: { daily: 1, monthly: 9 }, tags: ['x'] }
  const after = { revision: 2, title: 'A', limits: { daily: 2, monthly: 9 }, tags: ['x', 'y'] }
  expect(differenceOf({ before, after })).toEqual([
    { field: 'limits.daily', before: 1, after: 2 },
    { field: 'tags', before: ['x'], after: ['x', 'y'] },
  ])
})

test('what only one side has is a change, unless it says nothing', () => {
  const before = { note: null, old: 5 }
  expect(differenceOf({ before, after: { fresh: true } })).toEqual([
    { field: 'old', before: 5, after: undefined },
    { field: 'fresh', before: undefined, after: true },
  ])
})

test('a creation and a deletion tell the whole record', () => {
  const record = { title: 'A', opId: 'aurora', nothing: null }
  const fields = ['title', 'opId']
  expect(differenceOf({ before: null, after: record }).map(({ field }) => field)).toEqual(fields)
  expect(differenceOf({ before: record, after: null }).map(({ field }) => field)).toEqual(fields)
})
