import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PermissionDialog } from './PermissionDialog'

const NIGHT_DESK = {
  _id: 'per_1',
  name: 'night_desk',
  title: 'Night desk',
  desc: 'Works at night.',
  tags: '',
  allowedRoles: ['OPERATOR_MANAGER' as const],
  requiredMenuItems: '/settings/roles',
  edit: true,
  isBuiltIn: false,
  roleCount: 0,
  accountCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: { userCode: 'U1', nickname: 'Ada' },
  revision: 1,
}
const CLOSING = {
  roles: [
    { role: 'SUPER_ADMIN', closedCount: 0, accountCount: 2, keptMenuItems: ['/settings/roles'] },
    { role: 'OPERATOR_MANAGER', closedCount: 7, accountCount: 28, keptMenuItems: [] },
  ],
}

test('the dialog says to whom the menu items would be closed, and to whom they never are', async () => {
  const calls = answering(() => answer({ data: CLOSING }))
  renderInApp(<PermissionDialog record={NIGHT_DESK} onClose={() => undefined} />)
  const told = within(await screen.findByText(/closed to the accounts/).then(statusOf))
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Operator manager: 7 of 28 accounts',
  ])
  told.getByText(/^Never closed to Super admin: /)
  expect(calls.at(-1)?.body).toEqual({ name: 'night_desk', requiredMenuItems: '/settings/roles' })
})

const statusOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('[role=status]') ?? element
