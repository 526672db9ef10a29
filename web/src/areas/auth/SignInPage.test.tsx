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
