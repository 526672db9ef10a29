import { describe, expect, test } from 'vitest'
import { operations } from '@/api/gen/meta'
import { keptQuery } from './query'
import { mayOpen, pageAt, pages, pagesOf } from './routes'

const READ = ['billing_v2_read']

describe('pages', () => {
  test.each([
    ['SUPER_ADMIN', {}, READ, ['/billing/operatorsV2/invoice']],
    ['ADMIN', {}, READ, ['/billing/operatorsV2/invoice']],
    ['DEV_OPS', {}, [], []],
    ['DEV_OPS', {}, READ, []],
    ['OPERATOR_ADMIN', { opId: 'aurora' }, READ, ['/billing/meV2']],
    ['OPERATOR_MANAGER', { opId: 'aurora' }, READ, ['/billing/meV2']],
    ['OPERATOR_ADMIN', { opId: 'aurora-north', parentOpId: 'aurora' }, READ, []],
    ['OPERATOR_MANAGER', { opId: 'aurora-north', parentOpId: 'aurora' }, READ, []],
    ['AFFILIATE', { opId: 'aurora' }, READ, []],
    ['SUPER_ADMIN', {}, [], []],
    ['OPERATOR_ADMIN', { opId: 'aurora' }, [], []],
  ] as const)('%s at %o with %o may open %o', (role, place, permissions, expected) => {
    const user = { role, ...place, permissions: [...permissions] }
    expect(pagesOf(user).map(({ path }) => path)).toEqual(expected)
  })

  test('no page is open to a role that its list call refuses', () => {
    const { roles, permission } = operations.billingV2Invoices
    for (const page of pages) {
      expect(page.permission).toBe(permission)
      expect(roles).toEqual(expect.arrayContaining([...page.roles]))
    }
  })

  test('paths are whole, and each stands once', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/[^/].*[^/]$/)
  })

  test('a page is found by its path, with a slash at its end or without', () => {
    expect(pageAt('/billing/meV2/')?.title).toBe('Billing')
    expect(pageAt('/billing')).toBeUndefined()
  })

  test('a permission alone opens nothing', () => {
    const user = { role: 'AFFILIATE', permissions: READ } as const
    expect(pages.some((page) => mayOpen(page, { ...user, permissions: [...READ] }))).toBe(false)
  })
})

describe('what a link carries along', () => {
  test('the kept parameters and nothing else', () => {
    const query = new URLSearchParams('page=3&opId=aurora&year=2026&sort=month&isBrand=true')
    expect(keptQuery(query)).toBe('?opId=aurora&isBrand=true&year=2026')
    expect(keptQuery(new URLSearchParams('page=3'))).toBe('')
  })
})
