import { expect, test } from 'vitest'
import { destination } from './labels'

test.each([
  ['/billing/meV2?opId=aurora', '/billing/meV2?opId=aurora'],
  [null, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/admin?next=/admin', '/'],
  ['/admin', '/'],
  ['/administrators', '/administrators'],
])('after signing in, %s leads to %s', (next, expected) => {
  expect(destination(next)).toBe(expected)
})
