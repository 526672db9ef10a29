import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { Admin } from '@/api/gen/admins/endpoints'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AdminPage } from './AdminPage'

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
  denials: { changePassword: 'This account holds permissions that you do not hold.' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  revision: 1,
}
const WRITER = { permissions: ['admins_read', 'admins_write'] }
const HERE = '/settings/admins/usr_2?query=mina&page=2'

/** The page of an account; `judge` says what comes of a write. */
async function opened(judge: (asked: Asked) => Response = () => answer()) {
  const asked = answering((call) => (call.method === 'POST' ? judge(call) : answer({ data: MINA })))
  const app = renderInApp(
    <Routes>
      <Route path="/settings/admins/:userCode" element={<AdminPage />} />
      <Route path="/settings/admins" element={<p>the list</p>} />
    </Routes>,
    { at: HERE, user: WRITER },
  )
  await app.user.click(await screen.findByRole('button', { name: 'Actions of admin Mina Aurora' }))
  await screen.findByRole('menuitem', { name: 'Delete user' })
  const writes = () => asked.filter(({ method }) => method === 'POST')
  return { ...app, writes }
}

async function deleted(judge: (asked: Asked) => Response) {
  const app = await opened(judge)
  await app.user.click(screen.getByRole('menuitem', { name: 'Delete user' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete user “Mina Aurora”?' }))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete user' })
  expect(button.disabled).toBe(true)
  await app.user.type(dialog.getByRole('textbox'), 'Mina Aurora')
  await app.user.click(button)
  return app
}

test('an act that is closed says why, in the platform’s words', async () => {
  await opened()
  const closed = screen.getByRole('menuitem', { name: /^Change password/ })
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  expect(closed.textContent).toContain('This account holds permissions that you do not hold.')
})

test('deleted, it leads back to the list with its query', async () => {
  const { router, writes } = await deleted(() => answer({ messages: ['User deleted!'] }))
  expect(await screen.findByText('the list')).toBeDefined()
  expect(router.state.location.search).toBe('?query=mina&page=2')
  expect(writes()[0]?.body).toEqual({
    adminId: 'usr_2',
    adminUsername: 'Mina Aurora',
    adminEmail: 'mina@aurora.test',
  })
})

test('a deletion that is denied says so and stays', async () => {
  const denied = "You don't have permissions to perform this action."
  const { router } = await deleted(() =>
    answer({ http: 403, status: 'FORBIDDEN', messages: [denied], messagesFrom: 'console' }),
  )
  expect(await screen.findByText(denied)).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Mina Aurora usr_2' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/settings/admins/usr_2')
})

test('an account that is called otherwise by now is shown, and blocked under its new address', async () => {
  const now = { ...MINA, email: 'mina@aurora-north.test', revision: 2 }
  const { user, writes } = await opened(({ body }) =>
    (body as { adminEmail: string }).adminEmail === now.email
      ? answer({ data: now, messages: ['User successfully blocked!'] })
      : answer({ http: 412, status: 'STALE_RECORD', data: { record: now, changedBy: null } }),
  )
  await user.click(screen.getByRole('menuitem', { name: 'Block user' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Block user “Mina Aurora”?' }))
  await user.type(dialog.getByRole('textbox'), 'block')
  await user.click(dialog.getByRole('button', { name: 'Block user' }))
  const stale = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  expect(stale.getByText(now.email)).toBeDefined()
  await user.click(stale.getByRole('button', { name: 'Overwrite with my changes' }))
  expect(await screen.findByText('User successfully blocked!')).toBeDefined()
  await waitFor(() => expect(writes()).toHaveLength(2))
})
