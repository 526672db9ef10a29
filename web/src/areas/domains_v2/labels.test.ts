import { describe, expect, test } from 'vitest'
import type { DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { MISSING_AFD_DETAILS } from '@/api/gen/shared/constants'
import { columnsFor } from './fields'
import { actionDisabledReason, domainActionsFor } from './labels'
import { oneOrder, wireQuery } from './query'

const DOMAIN = {
  isPrimary: false,
  isLocked: false,
  cfZoneId: 'zon_1',
  afdProfileName: 'main',
  afdEndpointName: 'player',
  afdRouteName: 'web',
  afdCustomDomainId: 'afd_1',
}

describe('what may be done with a domain', () => {
  test.each([
    ['SUPER_ADMIN', false, 8],
    ['SUPER_ADMIN', true, 5],
    ['ADMIN', false, 5],
    ['DEV_OPS', false, 0],
    ['OPERATOR_ADMIN', false, 0],
    ['OPERATOR_MANAGER', false, 0],
  ] as const)('%s, primary %s: %i acts', (role, isPrimary, count) => {
    expect(domainActionsFor(role, { isPrimary })).toHaveLength(count)
  })

  test('deletion goes front door, zone, database', () => {
    expect(actionDisabledReason('AFD_DELETE', DOMAIN)).toBeNull()
    expect(actionDisabledReason('CF_DELETE', DOMAIN)).toMatch('front door first')
    expect(actionDisabledReason('DB_DELETE', DOMAIN)).toMatch('front door first')
    const off = { ...DOMAIN, afdCustomDomainId: null }
    expect(actionDisabledReason('AFD_DELETE', off)).toMatch('not at the front door')
    expect(actionDisabledReason('CF_DELETE', off)).toBeNull()
    expect(actionDisabledReason('DB_DELETE', off)).toMatch('zone first')
    expect(actionDisabledReason('DB_DELETE', { ...off, cfZoneId: null })).toBeNull()
  })

  test('a locked domain is not deleted, missing details are told', () => {
    expect(actionDisabledReason('AFD_DELETE', { ...DOMAIN, isLocked: true })).toMatch('locked')
    expect(actionDisabledReason('ASSOCIATE', { ...DOMAIN, afdRouteName: null })).toBe(
      MISSING_AFD_DETAILS,
    )
    expect(actionDisabledReason('SET_PRIMARY', { ...DOMAIN, isPrimary: true })).toMatch(
      'is the primary',
    )
  })
})

test('the order goes by name and direction', () => {
  const query = wireQuery({ page: 1, limit: 50, sort: '-createdAt' }, { opId: 'aurora' })
  expect(query).toEqual({
    page: 1,
    limit: 50,
    sortByName: 'createdAt',
    sortByOrder: 'desc',
    opId: 'aurora',
  })
})

test.each([
  ['sortByName=opTitle&sortByOrder=desc', 'sort=-opTitle'],
  ['opId=aurora&sortByName=opTitle&sortByOrder=asc', 'opId=aurora&sort=opTitle'],
  ['sortByName=opTitle', 'sort=opTitle'],
  ['sort=opTitle', undefined],
])('the address %s', (address, expected) => {
  expect(oneOrder(new URLSearchParams(address))?.toString()).toBe(expected)
})

test('flags that a column is too narrow for are told on hover', () => {
  const flags = columnsFor('ADMIN').find(({ key }) => key === 'flags')
  const domain = { isPrimary: true, isLocked: true, isBackoffice: true } as DomainV2
  expect(flags?.render?.(domain)).toMatchObject({
    props: { title: 'Primary, Locked, Backoffice' },
  })
})
