import { describe, expect, test } from 'vitest'
import type { RoleDetails } from '@/api/gen/roles_permissions/endpoints'
import { activeOf, changeOf, differencesOf, keysOf, listsOf, type Moves, moved } from './transfer'

const permission = (name: string, title: string) => ({ name, title, desc: `${title} of players.` })

const role = {
  permissions: [permission('kyc_read', 'View documents'), permission('bets_read', 'View bets')],
  available: [permission('redo', 'Change decisions'), permission('bets_settle', 'Settle bets')],
} as unknown as RoleDetails

const NONE: Moves = new Map()

const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name)

describe('the lists of the permission editor', () => {
  test('are sorted by name, whatever was moved', () => {
    const moves = moved(moved(NONE, role, 'bets_read', 'all'), role, 'redo', 'active')
    const { all, active: held } = listsOf(role, activeOf(role, moves), '')
    expect(names(all)).toEqual(['bets_read', 'bets_settle'])
    expect(names(held)).toEqual(['kyc_read', 'redo'])
  })

  test.each([
    ['SETTLE', ['bets_settle'], []],
    ['view players', [], ['bets_read', 'kyc_read']],
    ['bets_', ['bets_settle'], ['bets_read']],
    ['nothing', [], []],
  ])('are searched by key, title and description: %s', (text, all, active) => {
    const found = listsOf(role, keysOf(role), text)
    expect([names(found.all), names(found.active)]).toEqual([all, active])
  })
})

test('what was moved there and back is no change', () => {
  const changed = (moves: Moves) => changeOf(role, activeOf(role, moves))
  const away = moved(NONE, role, 'bets_read', 'all')
  expect(names(changed(away).removed)).toEqual(['bets_read'])
  const back = moved(away, role, 'bets_read', 'active')
  expect(changed(back)).toEqual({ added: [], removed: [] })
  expect(names(changed(moved(back, role, 'redo', 'active')).added)).toEqual(['redo'])
})

test('what was moved stands on top of what somebody else made of the role', () => {
  const [kyc, ...rest] = role.permissions
  const settle = permission('bets_settle', 'Settle bets')
  const now = {
    permissions: [...rest, settle],
    available: [kyc],
  } as unknown as RoleDetails
  const moves = moved(moved(NONE, role, 'bets_read', 'all'), role, 'redo', 'active')
  expect([...activeOf(now, moves)]).toEqual(['bets_settle'])
  expect(
    differencesOf(role, now, moves).map(({ field, theirs, yours }) => [field, theirs, yours]),
  ).toEqual([
    ['bets_read', 'Has it', 'Does not have it'],
    ['bets_settle', 'Has it', null],
    ['kyc_read', 'Does not have it', null],
    ['redo', 'Does not have it', 'Has it'],
  ])
})
