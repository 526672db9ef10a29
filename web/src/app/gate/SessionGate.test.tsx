import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tellSignedOut } from '@/api/signedOut'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SessionGate } from './SessionGate'

const OVER = { http: 401, status: 'UNAUTHENTICATED', messages: ['Your session is over.'] }
const DIALOG = { name: 'Your session is over.' }

const meOf = (userCode: string) => ({
  user: { userCode, email: 'ada@pitboss.test', timezone: 'UTC', language: 'en', permissions: [] },
  operators: [],
})

/** A console whose session is this user's; null where it has ended. */
function serving(signedIn: { user: string | null }): Asked[] {
  return answering(({ url }) => {
    if (signedIn.user === null) return answer(OVER)
    return answer({ data: url.startsWith('/api/users/me') ? meOf(signedIn.user) : {} })
  })
}

/** Another tab, and how often it was told to look. */
function otherTab() {
  const channel = new BroadcastChannel('pitboss.sessionEnd')
  channel.onmessage = vi.fn()
  return channel
}

const findOver = () =>
  act(async () =>
    tellSignedOut({
      kind: 'signedOut',
      http: 401,
      status: 'UNAUTHENTICATED',
      messages: OVER.messages,
      messagesFrom: 'console',
      fields: {},
      data: null,
      requestId: null,
      retryAfterSeconds: null,
      idempotencyKey: null,
    }),
  )

async function open() {
  renderInApp(<SessionGate>the page</SessionGate>)
  await screen.findByText('the page')
}

afterEach(() => void vi.unstubAllGlobals())

test('a call that finds the session ended asks to sign in again, here and in the other tabs', async () => {
  const signedIn: { user: string | null } = { user: 'U1' }
  serving(signedIn)
  const other = otherTab()
  await open()
  signedIn.user = null
  await findOver()
  expect(await screen.findByRole('dialog', DIALOG)).toBeDefined()
  expect(other.onmessage).toHaveBeenCalledOnce()
})

test('so does a call of another tab, at once', async () => {
  const signedIn: { user: string | null } = { user: 'U1' }
  serving(signedIn)
  const other = otherTab()
  await open()
  signedIn.user = null
  act(() => other.postMessage(null))
  expect(await screen.findByRole('dialog', DIALOG)).toBeDefined()
  expect(other.onmessage).not.toHaveBeenCalled()
})

test('a session renewed in another tab is renewed here', async () => {
  const signedIn: { user: string | null } = { user: 'U1' }
  serving(signedIn)
  const other = otherTab()
  await open()
  signedIn.user = null
  act(() => other.postMessage(null))
  await screen.findByRole('dialog', DIALOG)
  signedIn.user = 'U1'
  act(() => other.postMessage(null))
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
})

test('an answer to the session before the present one asks for nothing, and all is read again', async () => {
  const asked = serving({ user: 'U1' })
  await open()
  asked.length = 0
  await findOver()
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/general'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where somebody else is signed in by now the page begins anew, as theirs', async () => {
  const signedIn = { user: 'U1' }
  serving(signedIn)
  await open()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  signedIn.user = 'U2'
  await findOver()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever is blocked by the time the page loads is signed out, and told so', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { ...window.location, replace })
  const asked = answering(({ url }) =>
    url === '/api/users/me' ? answer({ http: 403, status: 'FORBIDDEN' }) : answer(),
  )
  renderInApp(<SessionGate>the page</SessionGate>)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin?error=forbidden-access'))
  expect(asked.map(({ url }) => url)).toContain('/api/auth/logout')
})
