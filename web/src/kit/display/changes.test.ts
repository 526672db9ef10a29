import { expect, test } from 'vitest'
import { asText, changesOf } from './changes'

test('only what differs is a change, and bookkeeping never is', () => {
  const before = { a: 1, b: { c: 1 }, d: 'x', revision: 1, updatedAt: 'then' }
  const after = { a: 1, b: { c: 2 }, d: null, revision: 2, updatedAt: 'now' }
  expect(changesOf(before, after)).toEqual([
    { field: 'b', before: { c: 1 }, after: { c: 2 } },
    { field: 'd', before: 'x', after: null },
  ])
})

test.each([
  [null, '—'],
  ['', '—'],
  [0, '0'],
  [false, 'false'],
])('%j is shown as %s', (value, text) => {
  expect(asText(value)).toBe(text)
})
