import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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

test('where no platform is simulated, a world in the address means nothing', async () => {
  await forWorld('lab', () => answer({ http: 404, messagesFrom: 'console' }))
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})
