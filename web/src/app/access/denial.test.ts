import { describe, expect, test } from 'vitest'
import { levelValues, roleValues } from '@/api/gen/shared/enums'
import { denialFor } from './denial'

const manager = { role: 'OPERATOR_MANAGER', level: 'BRAND', permissions: ['players_read'] } as const
const everybody = { roles: roleValues, levels: levelValues }

describe('why something is closed', () => {
  test('what asks for nothing is open', () => {
    expect(denialFor(manager, everybody)).toBeNull()
  })

  test('the permission that is there opens it', () => {
    expect(denialFor(manager, { ...everybody, permission: 'players_read' })).toBeNull()
  })

  test('the role is named first, whatever else is in the way', () => {
    const asked = { roles: ['SUPER_ADMIN', 'ADMIN'], levels: ['PLATFORM'] } as const
    expect(denialFor(manager, { ...asked, permission: 'admins_read' })).toEqual({
      by: 'role',
      reason: 'The role has no access: it is only open to Super admin and Admin.',
    })
  })

  test('then where the user stands', () => {
    const asked = { roles: roleValues, levels: ['PLATFORM', 'OPERATOR'] } as const
    expect(denialFor(manager, { ...asked, permission: 'admins_read' })).toEqual({
      by: 'level',
      reason: 'Only available at platform and operator level, not at brand level.',
    })
  })

  test('then the permission that is missing', () => {
    expect(denialFor(manager, { ...everybody, permission: 'admins_read' })).toEqual({
      by: 'permission',
      reason: 'Requires the permission “View staff accounts”.',
    })
  })
})
