import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyApi } from '@/api/base'
import { api as bell } from '@/api/gen/notifications/endpoints'
import { SESSION_CHANGED } from '@/api/gen/shared/constants'
import { api as users } from '@/api/gen/users/endpoints'
import { send } from '@/api/send'
import { tellSignedOut } from '@/api/signedOut'
import { useBulkRunner } from '@/kit/bulk/bulkRunContext'
import type { BulkRunner } from '@/kit/bulk/bulkRunner'
import { useWarning } from '@/kit/form/FormDialog'
import { keepChangeNotice } from '@/session/signInHint'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SessionGate } from './SessionGate'

const OVER = { http: 401, status: 'UNAUTHENTICATED', messages: ['Your session is over.'] }
const LOOKING = 'Checking who is signed in…'
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

/** The browser shows a page again that it kept as it was. */
const showAgain = () =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })

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

/** The page's own address, whose changes are only noted. */
function leaving() {
  const replace = vi.fn()
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', replace })
  return replace
}

const CHANGED = { http: 409, status: 'SESSION_CHANGED', messages: [SESSION_CHANGED] }
const HEADER = 'X-Session-User'

/** A console that refuses the calls of a page that was drawn for another user, and names its own by their header. */
function checking(signedIn: { user: string }, onAsked = () => undefined as unknown): Asked[] {
  return answering(({ url, headers }) => {
    onAsked()
    const drawnFor = headers.get(HEADER)
    if (drawnFor !== null && drawnFor !== `default/${signedIn.user}`) return answer(CHANGED)
    const isMe = url.startsWith('/api/users/me')
    const reply = answer({ data: isMe ? meOf(signedIn.user) : {} })
    if (isMe) reply.headers.set(HEADER, `default/${signedIn.user}`)
    return reply
  })
}

const READ = { method: 'GET', path: '/api/players', isWrite: false, takesIdempotencyKey: false }
const WRITE = { method: 'POST', path: '/api/players', isWrite: true, takesIdempotencyKey: true }

test('each call says for whom the page was drawn, once that is known', async () => {
  const asked = checking({ user: 'U1' })
  await open()
  expect(asked.map(({ headers }) => headers.get(HEADER))).toEqual([null, null])
  await act(() => send(READ))
  await act(() => send(WRITE))
  expect(asked.slice(2).map(({ headers }) => headers.get(HEADER))).toEqual([
    'default/U1',
    'default/U1',
  ])
})

test('a call that is refused since another user is signed in has the page begin anew', async () => {
  const signedIn = { user: 'U1' }
  const asked = checking(signedIn)
  await open()
  const replace = leaving()
  signedIn.user = 'U2'
  const refused = await act(() => send(WRITE))
  expect(refused.ok || refused.error.kind).toBe('sessionChanged')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(screen.queryByText('the page')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain(SESSION_CHANGED)
  expect(screen.queryByRole('dialog')).toBeNull()
  asked.length = 0
  const pending = await act(() => send(WRITE))
  expect(pending.ok || pending.error.kind).toBe('sessionChanged')
  expect(asked).toEqual([])
})

test('nothing that is unsaved holds up a page that begins anew', async () => {
  function Unsaved() {
    useWarning(true)
    return 'the page'
  }
  const signedIn = { user: 'U1' }
  checking(signedIn)
  renderInApp(
    <SessionGate>
      <Unsaved />
    </SessionGate>,
  )
  await screen.findByText('the page')
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(true)
  const replace = vi.fn(() => expect(leave()).toBe(false))
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', replace })
  signedIn.user = 'U2'
  await act(() => send(READ))
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(replace).toHaveReturned()
})

const HEARD = [
  ['a call that found the session ended', () => findOver()],
  ['another tab', (other: BroadcastChannel) => act(async () => other.postMessage(null))],
  ['a page that the browser kept', () => showAgain()],
] as const

test.each(HEARD)(
  'who is signed in is asked after %s, the page covered meanwhile',
  async (_what, hear) => {
    const signedIn = { user: 'U1' }
    const answers: (() => void)[] = []
    let isHeld = false
    answering(async ({ url }) => {
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve))
      return answer({ data: url.startsWith('/api/users/me') ? meOf(signedIn.user) : {} })
    })
    const other = otherTab()
    await open()
    expect(screen.queryByText(LOOKING)).toBeNull()
    isHeld = true
    await hear(other)
    expect(screen.getByText(LOOKING)).toBeDefined()
    isHeld = false
    for (const go of answers) go()
    await waitFor(() => expect(screen.queryByText(LOOKING)).toBeNull())
    expect(screen.getByText('the page')).toBeDefined()
  },
)

test.each(HEARD)(
  'where somebody else is signed in after %s the page begins anew',
  async (_what, hear) => {
    const signedIn = { user: 'U1' }
    serving(signedIn)
    const other = otherTab()
    await open()
    const replace = leaving()
    signedIn.user = 'U2'
    await hear(other)
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
    expect(screen.queryByText('the page')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a page that waits to be renewed begins anew once somebody else signs in', async () => {
  const signedIn: { user: string | null } = { user: 'U1' }
  serving(signedIn)
  const other = otherTab()
  await open()
  const replace = leaving()
  signedIn.user = null
  await findOver()
  await screen.findByRole('dialog', DIALOG)
  signedIn.user = 'U2'
  act(() => other.postMessage(null))
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what a bulk run has not sent yet is not sent for another user', async () => {
  const signedIn = { user: 'U1' }
  const isWrite = ({ method }: Asked) => method === 'PUT'
  const asked = checking(signedIn, () => {
    if (asked.filter(isWrite).length === 5) signedIn.user = 'U2'
  })
  const runs: BulkRunner[] = []
  function Runs() {
    runs.push(useBulkRunner().runner)
    return 'the page'
  }
  renderInApp(
    <SessionGate>
      <Runs />
    </SessionGate>,
  )
  await screen.findByText('the page')
  leaving()
  const endpoint = bell.endpoints.generalNotificationsRead
  const rows = Array.from({ length: 40 }, (_, at) => {
    const write = { endpoint, arg: { notificationsRead: { notificationIds: [String(at)] } } }
    return { key: String(at), name: String(at), amount: null, write }
  })
  await act(async () => runs[0]?.start({ label: 'Read', success: null }, rows))
  await waitFor(() => expect(runs[0]?.current()?.items.at(-1)?.state).toBe('refused'))
  const states = runs[0]?.current()?.items.map(({ state }) => state)
  expect(states?.filter((state) => state === 'done')).toHaveLength(4)
  expect(asked.filter(isWrite).length).toBeLessThan(9)
})

test('a user that is read again and is another has the page begin anew', async () => {
  const signedIn = { user: 'U1' }
  serving(signedIn)
  const { store } = renderInApp(<SessionGate>the page</SessionGate>)
  await screen.findByText('the page')
  const replace = leaving()
  signedIn.user = 'U2'
  act(() => void store.dispatch(emptyApi.util.invalidateTags(['Me'])))
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(screen.queryByText('the page')).toBeNull()
})

test('the page that began anew says who is signed in', async () => {
  serving({ user: 'U2' })
  keepChangeNotice()
  await open()
  expect(await screen.findByText(/You are signed in as ada@pitboss.test now/)).toBeDefined()
})

test('where it cannot be known who is signed in the page stays covered, and it is asked again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isAway = false
  answering(({ url }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    return answer({ data: url.startsWith('/api/users/me') ? meOf('U1') : {} })
  })
  await open()
  isAway = true
  await findOver()
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(screen.getByText(LOOKING)).toBeDefined()
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(screen.queryByText(LOOKING)).toBeNull())
  vi.useRealTimers()
})

test('whoever is blocked when it is asked who is signed in is signed out', async () => {
  let isBlocked = false
  answering(({ url }) => {
    if (url !== '/api/users/me') return answer()
    return isBlocked ? answer({ http: 403, status: 'FORBIDDEN' }) : answer({ data: meOf('U1') })
  })
  await open()
  const replace = leaving()
  isBlocked = true
  await findOver()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin?error=forbidden-access'))
  expect(screen.getByText(LOOKING)).toBeDefined()
})

function CheckTime() {
  return users.endpoints.usersMeCheck.useQueryState().data?.now ?? 'not checked'
}

test.each([
  [true, 1],
  ['false', 0],
  [{}, 0],
  [1, 0],
  [null, 0],
])('whoever is blocked is signed out, and nobody else: %j', async (isBlocked, times) => {
  const asked = serving({ user: 'U1' })
  const { store } = renderInApp(
    <SessionGate>
      <CheckTime />
    </SessionGate>,
  )
  await screen.findByText('not checked')
  const replace = leaving()
  await act(() =>
    store.dispatch(
      users.util.upsertQueryData('usersMeCheck', undefined, {
        isBlocked: isBlocked as boolean,
        now: '2026-11-15T09:00:00Z',
        isClockFrozen: false,
      }),
    ),
  )
  await screen.findByText('2026-11-15T09:00:00Z')
  await act(() => send(WRITE)) // whatever went out before it has been asked by now
  expect(asked.filter(({ url }) => url === '/api/auth/logout')).toHaveLength(times)
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(times))
})

test('once the session has ended the page is covered', async () => {
  const signedIn: { user: string | null } = { user: 'U1' }
  serving(signedIn)
  await open()
  signedIn.user = null
  await findOver()
  await screen.findByRole('dialog', DIALOG)
  expect(screen.getByText(DIALOG.name, { selector: '.gate-cover *' })).toBeDefined()
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
