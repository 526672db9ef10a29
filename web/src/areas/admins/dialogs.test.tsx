import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Admin } from '@/api/gen/admins/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AdminPermissions } from './AdminPermissions'
import { RefreshDialog } from './dialogs'

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
  hasOwnPermissions: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  revision: 1,
}
const named = (name: string, title: string) => ({ name, title, desc: `${title}.` })
const BETS = named('bets_read', 'View bets')

test('before permissions are refreshed, what is gained, lost and not to be given is told', async () => {
  const asked = answering(() =>
    answer({
      data: { added: [BETS], removed: [named('redo', 'Change decisions')], notGrantable: [BETS] },
    }),
  )
  renderInApp(<RefreshDialog record={MINA} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Refresh permissions' }))
  await dialog.findByText('Gets (1)')
  dialog.getByText('Loses (1)')
  dialog.getByText('Change decisions')
  expect(dialog.getByRole('alert').textContent).toBe('You may not give: View bets.')
  const preview = asked.find(({ url }) => url.includes('/permissions/preview'))
  expect(preview?.body).toEqual({ adminId: 'usr_2' })
})

test('an account lacks what its role has, not what it might be given', async () => {
  const role = {
    _id: 'rol_1',
    role: 'OPERATOR_MANAGER',
    opId: null,
    permissions: [named('players_read', 'View players'), BETS],
    available: [named('redo', 'Change decisions')],
  }
  answering(({ url }) =>
    answer({
      data: url.includes('role=') ? role : { items: [{ ...role, permissions: {} }], count: 1 },
    }),
  )
  renderInApp(<AdminPermissions record={MINA} />, { user: { permissions: ['roles_read'] } })
  await screen.findByRole('heading', { name: /that this account lacks \(1\)$/ })
  screen.getByText('View bets')
  expect(screen.queryByText('Change decisions')).toBeNull()
  screen.getByText(/^Changed by hand/)
})
