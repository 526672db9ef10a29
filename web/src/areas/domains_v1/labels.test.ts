import { describe, expect, test } from 'vitest'
import { bothForms, nsStatusOf, pagesOf } from './labels'

const OURS = ['ada.ns.cloudzone.test', 'carl.ns.cloudzone.test']

describe('the check of name servers', () => {
  test.each([
    [OURS, 'SUCCESS'],
    [['CARL.ns.cloudzone.test.', 'ada.ns.cloudzone.test'], 'SUCCESS'],
    [['ada.ns.cloudzone.test'], 'PENDING'],
    [[...OURS, 'third.ns.cloudzone.test'], 'PENDING'],
    [['ns1.registrar.test', 'ns2.registrar.test'], 'PENDING'],
    [[], 'PENDING'],
    [null, 'Invalid Domain'],
  ] as const)('%j is %s', (found, expected) => {
    expect(nsStatusOf(OURS, found)).toBe(expected)
  })
})

test('an international name is told in both forms', () => {
  expect(bothForms('xn--mnchen-3ya.de', 'münchen.de')).toBe('münchen.de (xn--mnchen-3ya.de)')
  expect(bothForms('a.com', 'a.com')).toBe('a.com')
})

test.each([
  [undefined, 50, 50],
  [{}, 50, 50],
  [{ total_count: 0, per_page: 20 }, 0, 20],
])('of %j there are %i zones, %i on a page', (given, total, perPage) => {
  expect(pagesOf(given)).toEqual({ total, perPage })
})
