import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Admin } from '@/api/gen/admins/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AdminSessions } from './AdminSessions'

const MINA: Admin = {
  userCode: 'usr_2',
  nickname: 'Mina Aurora',
  email: 'mina@aurora.test',
  role: 'OPERATOR_MANAGER',
  opId: 'aurora',
  opTitle: 'Aurora',
  timezone: 'UTC',
  language: 'en',
  roundReportNumbers: false,
  playerSubInfoType: 'PLAYER_CODE',
  isBlocked: false,
  permissions: ['players_read'],
  hasOwnPermissions: false,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  revision: 1,
}

const SESSION = {
  _id: 'ses_1',
  createdAt: '2026-03-12T08:00:00Z',
  provedAt: '2026-03-12T08:00:00Z',
  expiresAt: '2026-03-12T16:00:00Z',
  isCurrent: false,
}

test.each([
  [[], true],
  [[SESSION], false],
])('whoever is signed in nowhere is not signed out: %j', async (sessions, isDisabled) => {
  answering(() => answer({ data: { sessions } }))
  renderInApp(<AdminSessions record={MINA} />, { user: { permissions: ['admins_write'] } })
  await screen.findAllByText(isDisabled ? 'Not signed in anywhere.' : 'Another')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere' })
  expect(button.disabled).toBe(isDisabled)
})
