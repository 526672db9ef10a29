import { expect, test } from 'vitest'
import type { Role } from '@/api/gen/shared/enums'
import { sample } from '@/testing/sampleRegistry'
import { menuOf } from './menu'

const labels = (role: Role, permissions: string[] = [], parentOpId?: string) =>
  menuOf({ role, permissions, ...(parentOpId ? { parentOpId } : {}) }, sample).flatMap(
    ([, entries]) => entries.map(({ place }) => place.label),
  )

test('the operators menu is for admin roles only', () => {
  for (const role of ['SUPER_ADMIN', 'ADMIN'] as const) expect(labels(role)).toContain('Operators')
  for (const role of ['DEV_OPS', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER', 'AFFILIATE'] as const) {
    expect(labels(role, ['brands_access'])).not.toContain('Operators')
  }
})

test('the brands menu is for non-admins with brands_access', () => {
  expect(labels('OPERATOR_ADMIN', ['brands_access'])).toContain('Brands')
  expect(labels('OPERATOR_ADMIN')).not.toContain('Brands')
  expect(labels('ADMIN', ['brands_access'])).not.toContain('Brands')
})

test('brand users have entries left out that their operator’s users have', () => {
  expect(labels('OPERATOR_ADMIN')).toContain('Pending withdrawals')
  expect(labels('OPERATOR_ADMIN', [], 'aurora')).not.toContain('Pending withdrawals')
})

test('entries stand in their order, those without one as they were registered', () => {
  expect(labels('OPERATOR_ADMIN', ['brands_access']).slice(0, 3)).toEqual([
    'Brands',
    '/reports/games',
    '/dashboard',
  ])
})

test('a page without a place stands in no menu', () => {
  expect(labels('SUPER_ADMIN')).not.toContain('/bets')
})

test('entries that the platform closes to a user are left out', () => {
  const user = { role: 'ADMIN' as const, permissions: [] }
  const all = menuOf(user, sample).flatMap(([, entries]) => entries)
  const open = menuOf({ ...user, closedMenuItems: ['/operators'] }, sample).flatMap(
    ([, entries]) => entries,
  )
  expect(all.map(({ page }) => page.path)).toContain('/operators')
  expect(open).toEqual(all.filter(({ page }) => page.path !== '/operators'))
})
