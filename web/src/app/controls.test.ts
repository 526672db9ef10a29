import { describe, expect, test } from 'vitest'
import type { Role } from '@/api/gen/shared/enums'
import type { TopBarControl } from '@/session/page'
import { samplePage } from '@/testing/sampleRegistry'
import { hasBadges, shows } from './controls'

const ROLES: readonly Role[] = [
  'SUPER_ADMIN',
  'ADMIN',
  'DEV_OPS',
  'OPERATOR_ADMIN',
  'OPERATOR_MANAGER',
  'AFFILIATE',
]

/** Who sees the control on the page, in the order of ROLES. */
function seers(control: TopBarControl, path: string): readonly Role[] {
  const page = samplePage(path)
  return ROLES.filter((role) => shows(control, page, { role, permissions: ['players_search'] }))
}

const ADMINS = ['SUPER_ADMIN', 'ADMIN']
const FOUR = [...ADMINS, 'OPERATOR_ADMIN', 'OPERATOR_MANAGER']

describe('the test-player filter', () => {
  test.each([
    ['/players', FOUR],
    ['/settings/domains', []],
    ['/reports/games', ADMINS],
    ['/dashboard', ADMINS],
    ['/quick-dashboard', ADMINS],
  ])('on %s is there for %o', (path, roles) => {
    expect(seers('testPlayers', path)).toEqual(roles)
  })
})

describe('the operator selector', () => {
  test('is there for all but affiliates, and on no winner details', () => {
    expect(seers('operator', '/players')).toEqual(ROLES.filter((role) => role !== 'AFFILIATE'))
    expect(seers('operator', '/tournament/winners/7')).toEqual([])
  })

  test('is hidden for brand users', () => {
    const user = { role: 'OPERATOR_ADMIN', parentOpId: 'aurora', permissions: [] } as const
    expect(shows('operator', samplePage('/players'), { ...user, permissions: [] })).toBe(false)
  })
})

test('the brand switch is there for the four roles', () => {
  expect(seers('brands', '/players')).toEqual(FOUR)
  expect(seers('brands', '/reports/games')).toEqual(FOUR)
})

test('the player search is there for admins with its permission', () => {
  expect(seers('playerSearch', '/players')).toEqual(ADMINS)
  const without = { role: 'ADMIN', permissions: [] } as const
  expect(shows('playerSearch', samplePage('/players'), { ...without, permissions: [] })).toBe(false)
})

test('badges are counted for the four roles', () => {
  expect(ROLES.filter((role) => hasBadges({ role, permissions: [] }))).toEqual(FOUR)
})
