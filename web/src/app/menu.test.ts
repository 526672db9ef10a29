import { expect, test } from 'vitest'
import type { Role } from '@/api/gen/shared/enums'
import type { MenuPlace } from '@/session/page'
import { sample, samplePage } from '@/testing/sampleRegistry'
import { menuOf } from './menu'
import { withFavourites } from './shell/menuChoices'

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

test('what a user keeps on top stands there in its order, and nowhere else', () => {
  const groups = menuOf({ role: 'ADMIN', permissions: [] }, sample)
  const all = groups.flatMap(([, entries]) => entries.map(({ page }) => page.path))
  const kept = [all[2], all[0]] as string[]
  const [first, ...others] = withFavourites(groups, [...kept, '/closed'])
  expect(first?.[0]).toBe('Favourites')
  expect(first?.[1].map(({ page }) => page.path)).toEqual(kept)
  const below = others.flatMap(([, entries]) => entries.map(({ page }) => page.path))
  expect(below).toEqual(all.filter((path) => !kept.includes(path)))
  expect(withFavourites(groups, [])).toBe(groups)
})

test('a badge says what else it counts for whom it counts that', () => {
  const counted = { word: 'waiting, tech tickets included', of: ['ADMIN'] } as const
  const place = { ...samplePage('/withdraw/pending').menu, counted } as unknown as MenuPlace
  const page = { ...samplePage('/withdraw/pending'), menu: place }
  const wordFor = (role: Role) =>
    menuOf({ role, permissions: [] }, [page])[0]?.[1][0]?.place.counted
  expect(wordFor('ADMIN')).toBe(counted)
  expect(wordFor('OPERATOR_ADMIN')).toBeUndefined()
})
