import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import { renderInApp } from '@/testing/render'
import { Home } from './Home'

test.each([
  ['AFFILIATE', '/affiliates'],
  ['SUPER_ADMIN', '/quick-dashboard'],
  ['OPERATOR_MANAGER', '/quick-dashboard'],
] as const)('%s lands on %s', async (role, path) => {
  const { router } = renderInApp(<Home />, {
    user: { role, permissions: [...permissionValues], opId: 'aurora' },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test.each([
  ['/players', '/players'],
  ['/settings/dev', '/quick-dashboard'],
  ['/players/:playerCode', '/quick-dashboard'],
  ['/no-such-page', '/quick-dashboard'],
] as const)('who chose %s lands on %s', async (startPage, path) => {
  const { router } = renderInApp(<Home />, {
    user: {
      role: 'OPERATOR_MANAGER',
      permissions: [...permissionValues],
      opId: 'aurora',
      startPage,
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})
