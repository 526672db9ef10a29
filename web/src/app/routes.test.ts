import { describe, expect, test } from 'vitest'
import { menuItems } from '@/api/gen/permissions'
import { MENU_ITEMS } from '@/api/gen/roles_permissions/constants'
import { roleValues } from '@/api/gen/shared/enums'
import type { PageUser } from '@/session/page'
import { pageAt, pages, pagesOf } from './routes'

const EVERYBODYS = ['/settings/notifications', '/user/profile', '/whats-new', '/user/access']

/** Open to whoever has an operator, or all of them. */
const OF_OPERATORS = ['/settings/general', '/operators/:opId']

/** Paths open to a user, but those open to everybody. */
const own = (user: PageUser) =>
  pagesOf(user)
    .map(({ path }) => path)
    .filter((path) => !EVERYBODYS.includes(path) && !OF_OPERATORS.includes(path))

describe('pages', () => {
  test.each(roleValues)('%s has those that are open to everybody, whatever it may', (role) => {
    const paths = pagesOf({ role, permissions: [] }).map(({ path }) => path)
    const isWithout = role === 'DEV_OPS' || role === 'AFFILIATE'
    expect(paths).toEqual([
      ...OF_OPERATORS.slice(0, isWithout ? 0 : 1),
      ...EVERYBODYS,
      ...OF_OPERATORS.slice(isWithout ? 2 : 1),
    ])
  })

  test.each([
    ['SUPER_ADMIN', {}, true],
    ['ADMIN', {}, true],
    ['DEV_OPS', {}, false],
    ['OPERATOR_ADMIN', { opId: 'aurora' }, true],
    ['OPERATOR_MANAGER', { opId: 'aurora' }, false],
    ['OPERATOR_ADMIN', { opId: 'aurora-north', parentOpId: 'aurora' }, true],
    ['AFFILIATE', { opId: 'aurora' }, false],
  ] as const)('%s at %o reads activities: %s', (role, place, expected) => {
    const paths = own({ role, ...place, permissions: ['activities_read'] })
    expect(paths).toEqual(expected ? ['/settings/activities'] : [])
  })

  test.each([
    ['SUPER_ADMIN', {}, '/billing/operatorsV2/invoice'],
    ['ADMIN', {}, '/billing/operatorsV2/invoice'],
    ['OPERATOR_ADMIN', { opId: 'aurora' }, '/billing/meV2'],
    ['OPERATOR_MANAGER', { opId: 'aurora' }, '/billing/meV2'],
  ] as const)('%s at %o lands on %s', (role, place, path) => {
    expect(own({ role, ...place, permissions: ['billing_v2_read'] })[0]).toBe(path)
  })

  test.each([
    ['DEV_OPS', {}],
    ['AFFILIATE', { opId: 'aurora' }],
    ['OPERATOR_ADMIN', { opId: 'aurora-north', parentOpId: 'aurora' }],
    ['OPERATOR_MANAGER', { opId: 'aurora-north', parentOpId: 'aurora' }],
  ] as const)('%s at %o has no invoices, whatever it may', (role, place) => {
    expect(own({ role, ...place, permissions: ['billing_v2_read'] })).toEqual([])
  })

  test('paths are whole, and each stands once', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/[^/].*[^/]$/)
  })

  test('the platform knows the menu’s items, and which permission each one wants', () => {
    const items = pages.filter(({ menu }) => menu !== null)
    expect([...MENU_ITEMS].sort()).toEqual(items.map(({ path }) => path).sort())
    const wanted = items.flatMap(({ path, permission }) => (permission ? [[path, permission]] : []))
    const told = Object.entries(menuItems).flatMap(([permission, items]) =>
      items.map((path) => [path, permission]),
    )
    expect(told.sort()).toEqual(wanted.sort())
  })

  test('a page is found by its path, with a slash at its end or without', () => {
    expect(pageAt('/billing/meV2/')?.title).toBe('My billing (V2)')
    expect(pageAt('/billing')).toBeUndefined()
    expect(pageAt('/billing/meV2/more')).toBeUndefined()
  })
})
