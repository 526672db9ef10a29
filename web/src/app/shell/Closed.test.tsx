import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Closed } from './Closed'

test.each([
  ['OPERATOR_ADMIN', 'Whoever manages your operator’s staff accounts can open it to you.'],
  ['DEV_OPS', 'Whoever manages the platform’s staff accounts can open it to you.'],
] as const)('a page that is closed to %s says why, and whom to ask', async (role, whom) => {
  const { router } = renderInApp(<Closed />, { user: { role, permissions: [] } })
  await act(() =>
    router.navigate('/admin?error=forbidden-access', {
      state: { closed: '/billing/operatorsV2/invoice' },
    }),
  )
  expect(screen.getByRole('heading').textContent).toMatch(/^“.+” is closed to you$/)
  expect(screen.getByText(/^Your role has no access|^Requires the permission/)).toBeTruthy()
  expect(screen.getByText(whom)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My access' })).toBeTruthy()
})
