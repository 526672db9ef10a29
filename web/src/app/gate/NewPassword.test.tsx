import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PASSWORD_RULE } from '@/api/gen/shared/constants'
import { send } from '@/api/send'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SessionGate } from './SessionGate'

const BODY = {
  currentPassword: 'Given-2026',
  newPassword: 'Chosen-2026',
  passwordConfirm: 'Chosen-2026',
}

const meOf = (mustChangePassword: boolean) => ({
  user: {
    userCode: 'U1',
    email: 'ada@pitboss.test',
    timezone: 'UTC',
    language: 'en',
    permissions: [],
    mustChangePassword,
  },
  operators: [],
})

/** A platform that lets nobody in before they chose a password; `judge` says what comes of it. */
function platform(judge: () => Response) {
  const state = { mustChange: true }
  return answering(({ url }) => {
    if (url.endsWith('/password')) {
      const judged = judge()
      state.mustChange = !judged.ok
      return judged
    }
    return answer({ data: url === '/api/users/me' ? meOf(state.mustChange) : {} })
  })
}

async function typed(at = '/') {
  const { user, router } = renderInApp(<SessionGate>the page</SessionGate>, { at })
  await screen.findByRole('heading', { name: 'Choose a new password' })
  expect(screen.queryByText('the page')).toBeNull()
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' })
  expect(submit.disabled).toBe(true)
  await user.type(screen.getByLabelText('Current password'), BODY.currentPassword)
  await user.type(screen.getByLabelText('New password'), BODY.newPassword)
  await user.type(screen.getByLabelText('Confirm new password'), 'Chosen')
  expect(submit.disabled).toBe(true)
  await user.type(screen.getByLabelText('Confirm new password'), '-2026')
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  return router
}

test('whoever must change the password sees nothing else before they did', async () => {
  const asked = platform(() => answer())
  await typed()
  expect(await screen.findByText('the page')).toBeDefined()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(BODY)
  expect(screen.queryByRole('heading', { name: 'Choose a new password' })).toBeNull()
})

test('what is wrong stands at its field', async () => {
  const fields = { currentPassword: 'The password is incorrect.', newPassword: PASSWORD_RULE }
  platform(() => answer({ http: 422, status: 'VALIDATION_ERROR', data: { fields } }))
  await typed()
  expect(await screen.findByText(fields.currentPassword)).toBeDefined()
  expect(screen.getByText(PASSWORD_RULE)).toBeDefined()
  expect(screen.queryByText('the page')).toBeNull()
})

test('once it is chosen one is where one wanted to be, in the other tabs as well', async () => {
  const other = new BroadcastChannel('pitboss.sessionEnd')
  const told = vi.fn()
  other.onmessage = told
  platform(() => answer())
  const router = await typed('/wanted?opId=aurora')
  expect(await screen.findByText('the page')).toBeDefined()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/wanted?opId=aurora')
  expect(told).toHaveBeenCalledOnce()
  other.close()
})

test('a password chosen in another tab is asked for no more', async () => {
  const asked = platform(() => answer())
  renderInApp(<SessionGate>the page</SessionGate>)
  await screen.findByRole('heading', { name: 'Choose a new password' })
  await send({ method: 'POST', path: '/password', isWrite: true, takesIdempotencyKey: false })
  const other = new BroadcastChannel('pitboss.sessionEnd')
  act(() => other.postMessage(null))
  other.close()
  expect(await screen.findByText('the page')).toBeDefined()
  expect(asked.filter(({ url }) => url === '/api/users/me')).toHaveLength(2)
})
