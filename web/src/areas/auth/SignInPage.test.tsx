import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { SignInPage } from './SignInPage'

const WARNING = 'Not a production set-up: BFF_PRODUCTION is off.'

function written(mark: string) {
  const meta = document.createElement('meta')
  meta.name = 'not-production'
  meta.content = mark
  document.head.append(meta)
}

afterEach(() => document.querySelector('meta[name="not-production"]')?.remove())

async function shown() {
  answering(() => answer({ http: 404 }))
  render(<SignInPage query={new URLSearchParams()} go={() => undefined} />)
  await screen.findByRole('heading', { name: 'Sign in' })
}

test('a console that others reach, and that is no production set-up, says so', async () => {
  written('true')
  await shown()
  expect(screen.getByText(WARNING)).toBeDefined()
})

test.each(['', '__NOT_PRODUCTION__'])('with the mark "%s" nothing is said', async (mark) => {
  written(mark)
  await shown()
  expect(screen.queryByText(WARNING)).toBeNull()
})

async function forWorld(world: string, reply: () => Response) {
  const asked = answering(({ url }) => (url.includes('accounts') ? reply() : answer({ http: 404 })))
  render(<SignInPage query={new URLSearchParams({ world })} go={() => undefined} />)
  await screen.findByRole('heading', { name: 'Sign in' })
  return asked
}

const gone = () => answer({ http: 404, status: 'NOT_FOUND', messages: ['There is no world lab.'] })

afterEach(() => localStorage.clear())

test('a world that is not there is told before one signs in', async () => {
  await forWorld('lab', gone)
  expect(await screen.findByText('There is no world lab.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  const away = screen.getByRole('link', { name: 'Sign in to the default world' })
  expect(away.getAttribute('href')).toBe('/admin')
})

test('of the world that one was in it is told that it has ended', async () => {
  localStorage.setItem('pitboss.world', 'lab')
  await forWorld('lab', gone)
  expect(await screen.findByText('The world lab has ended.')).toBeDefined()
})

test('a world that is there stands over the form', async () => {
  const data = { accounts: [], password: 'secret' }
  await forWorld('lab', () => answer({ data }))
  expect(await screen.findByText('lab')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('accounts of other types than they should have take nothing of the page away', async () => {
  const account = { email: 'ada@pitboss.test', role: 'ADMIN', at: 'platform' }
  const wrong = ['email', 'role', 'at'].map((name) => ({ ...account, [name]: { a: 1 } }))
  await forWorld('lab', () => answer({ data: { accounts: [...wrong, account], password: {} } }))
  expect(await screen.findByRole('button', { name: /ada@pitboss.test/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('where no platform is simulated, a world in the address means nothing', async () => {
  await forWorld('lab', () => answer({ http: 404, messagesFrom: 'console' }))
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

const HINT = 'pitboss.signedIn'
const ME = { user: { userCode: 'U1', email: 'ada@pitboss.test', role: 'ADMIN' }, operators: [] }
const NOBODY = { http: 401, status: 'UNAUTHENTICATED' }

/** The sign-in page of a console that answers so who is signed in. */
function opened(me: Parameters<typeof answer>[0], query = '') {
  const go = vi.fn()
  const asked = answering(({ url }) => {
    if (url === '/api/users/me') return answer(me)
    return answer(url.startsWith('/api/auth') ? { data: ME } : { http: 404 })
  })
  const { unmount } = render(<SignInPage query={new URLSearchParams(query)} go={go} />)
  return { go, unmount, asked: () => asked.filter(({ url }) => url === '/api/users/me').length }
}

const form = () => screen.findByRole('heading', { name: 'Sign in' })
const already = () => screen.findByRole('heading', { name: 'Already signed in' })

describe('whether somebody is signed in', () => {
  test.each([
    ['true', NOBODY, 'false'],
    ['true', { http: 503, status: 'UNAVAILABLE' }, 'true'],
    ['true', { http: 403, status: 'FORBIDDEN' }, 'true'],
    ['true', { http: 404 }, 'true'],
    [null, NOBODY, 'false'],
    [null, { http: 503 }, null],
  ])('known as %s and answered by %j is known as %s', async (before, me, after) => {
    if (before) localStorage.setItem(HINT, before)
    const { asked } = opened(me)
    await form()
    expect(asked()).toBe(1)
    expect(localStorage.getItem(HINT)).toBe(after)
  })

  test('is asked where it is not known, and shown', async () => {
    opened({ data: ME })
    await already()
    expect(localStorage.getItem(HINT)).toBe('true')
  })

  test('is not asked again once nobody was', async () => {
    opened(NOBODY).unmount()
    await waitFor(() => expect(localStorage.getItem(HINT)).toBe('false'))
    const { asked } = opened(NOBODY)
    await form()
    expect(asked()).toBe(0)
  })
})

describe('the other tabs are told', () => {
  const told = vi.fn()
  const other = () => {
    const channel = new BroadcastChannel('pitboss.sessionEnd')
    channel.onmessage = told
    return channel
  }
  afterEach(() => told.mockReset())

  test('of a sign-in', async () => {
    const channel = other()
    const { go } = opened(NOBODY)
    await form()
    await userEvent.type(screen.getByLabelText('Email'), 'ada@pitboss.test')
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(told).toHaveBeenCalledOnce()
    channel.close()
  })

  test('of a sign-out', async () => {
    const channel = other()
    opened({ data: ME })
    await already()
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    await form()
    expect(told).toHaveBeenCalledOnce()
    channel.close()
  })
})

test('whoever is signed in already goes on to where they wanted to', async () => {
  const { go } = opened({ data: ME }, 'next=/billing/meV2?year=2026')
  await already()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the console' }))
  expect(go).toHaveBeenCalledWith('/billing/meV2?year=2026')
})
