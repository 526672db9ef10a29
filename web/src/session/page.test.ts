import { afterEach, describe, expect, test } from 'vitest'
import { noteAbsent } from '@/api/absent'
import { operations } from '@/api/gen/meta'
import { mayCall } from './operationAccess'
import { definePages, mayOpen } from './page'
import { nothing } from './reads'

const declared = {
  path: '/records',
  title: 'Records',
  menu: null,
  help: 'records',
  load: async () => ({ Page: () => null, reads: nothing }),
}

afterEach(() => noteAbsent())

describe('a declared page', () => {
  test('is open to those who may make the call that it opens with', () => {
    const [page] = definePages([{ ...declared, opens: 'activities' }])
    const { roles, permission } = operations.activities
    expect(page).toMatchObject({ roles, permission, hides: [] })
  })

  test('has no levels at which none of its roles stands', () => {
    const [page] = definePages([{ ...declared, opens: 'playersList' }])
    expect(page?.levels).toEqual(['PLATFORM', 'OPERATOR', 'BRAND'])
  })

  test('that is for some levels alone is for the roles that stand there', () => {
    const [platform, own] = definePages([
      { ...declared, opens: 'operatorBillingRecords', levels: ['PLATFORM'] },
      { ...declared, opens: 'operatorBillingRecords', levels: ['OPERATOR', 'BRAND'] },
    ])
    expect(platform).toMatchObject({ roles: ['SUPER_ADMIN', 'ADMIN'], levels: ['PLATFORM'] })
    expect(own?.roles).toEqual(['OPERATOR_ADMIN', 'OPERATOR_MANAGER'])
  })

  test('takes no permission where its call takes none', () => {
    const [page] = definePages([{ ...declared, opens: 'usersMe' }])
    expect(page).not.toHaveProperty('permission')
  })

  test('opens for nobody where the platform lacks its call, and leaves the menu', () => {
    const [page] = definePages([{ ...declared, opens: 'playersList' }])
    const user = { role: 'SUPER_ADMIN', permissions: ['players_read'] } as const
    expect(page && mayOpen(page, { ...user, permissions: [...user.permissions] })).toBe(true)
    noteAbsent(['playersList'])
    expect(page && mayOpen(page, { ...user, permissions: [...user.permissions] })).toBe(false)
    expect(mayCall('playersList', { ...user, permissions: [...user.permissions] })).toBe(false)
  })
})
