import { expect, test } from 'vitest'
import { asText, changesOf, inWords } from './changes'

test('only what differs is a change, and bookkeeping never is', () => {
  const before = { a: 1, b: { c: 1 }, d: 'x', revision: 1, updatedAt: 'then' }
  const after = { a: 1, b: { c: 2 }, d: null, revision: 2, updatedAt: 'now' }
  expect(changesOf(before, after)).toEqual([
    { field: 'b', before: { c: 1 }, after: { c: 2 } },
    { field: 'd', before: 'x', after: null },
  ])
})

test.each([
  ['superAdminNote', 'Super admin note'],
  ['minMonthlyFeeInUSD', 'Min monthly fee in USD'],
  ['casinoGGRPercentage', 'Casino GGR percentage'],
  ['_id', 'Id'],
  ['opId', 'Op id'],
])('%s reads %s', (field, words) => {
  expect(inWords(field)).toBe(words)
})

test.each([
  [null, '—'],
  ['', '—'],
  [0, '0'],
  [false, 'false'],
])('%j is shown as %s', (value, text) => {
  expect(asText(value)).toBe(text)
})
