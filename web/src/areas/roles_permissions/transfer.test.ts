import { describe, expect, test } from 'vitest'
import type { RoleDetails } from '@/api/gen/roles_permissions/endpoints'
import { changeOf, keysOf, listsOf, moved } from './transfer'

const permission = (name: string, title: string) => ({ name, title, desc: `${title} of players.` })

const role = {
  permissions: [permission('kyc_read', 'View documents'), permission('bets_read', 'View bets')],
  available: [permission('redo', 'Change decisions'), permission('bets_settle', 'Settle bets')],
} as unknown as RoleDetails

const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name)

describe('the lists of the permission editor', () => {
  test('are sorted by name, whatever was moved', () => {
    const active = moved(moved(keysOf(role), 'bets_read', 'all'), 'redo', 'active')
    const { all, active: held } = listsOf(role, active, '')
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
  const away = moved(keysOf(role), 'bets_read', 'all')
  expect(names(changeOf(role, away).removed)).toEqual(['bets_read'])
  const back = moved(away, 'bets_read', 'active')
  expect(changeOf(role, back)).toEqual({ added: [], removed: [] })
  expect(names(changeOf(role, moved(back, 'redo', 'active')).added)).toEqual(['redo'])
})
