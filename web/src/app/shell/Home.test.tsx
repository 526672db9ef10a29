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
