import { describe, expect, test } from 'vitest'
import type { Me } from '@/api/gen/shared/types'
import { directionOf } from './language'
import { globalFilters, missingOperator } from './operator'

const me: Me = {
  userCode: 'U1',
  nickname: 'Ada',
  email: 'ada@aurora.test',
  role: 'OPERATOR_ADMIN',
  opId: 'aurora',
  timezone: 'UTC',
  language: 'en',
  roundReportNumbers: false,
  permissions: [],
}

describe('the filters of the top bar as calls take them', () => {
  test.each([
    ['', {}],
    [
      'opId=aurora&includeBrands=false&isTest=true',
      { opId: 'aurora', includeBrands: false, isTest: true },
    ],
    ['opId=&includeBrands=maybe&isTest=', {}],
  ])('%s', (query, expected) => {
    expect(globalFilters(new URLSearchParams(query))).toEqual(expected)
  })
})

describe('without an operator', () => {
  test('an operator’s admin is warned that actions use their own', () => {
    expect(missingOperator(me, undefined)).toContain('your own operator, aurora')
  })

  test.each([
    ['a chosen one', me, 'aurora-north'],
    ['a brand user, who has only the one', { ...me, parentOpId: 'aurora' }, undefined],
    ['a manager, who changes nothing', { ...me, role: 'OPERATOR_MANAGER' as const }, undefined],
    ['a platform role, which has none', { ...me, role: 'ADMIN' as const }, undefined],
  ])('not with %s', (_who, user, opId) => {
    expect(missingOperator(user, opId)).toBeNull()
  })
})

test.each([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['ckb', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en', 'ltr'],
  ['tr', 'ltr'],
] as const)('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
