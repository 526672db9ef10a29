import { screen } from '@testing-library/react'
import { useReducer } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '@/session/page'
import { renderInApp } from '@/testing/render'
import { Guarded, loadPage } from './Guarded'
import { PageBoundary } from './shell/PageBoundary'

const page = (load: Page['load']): Page => ({
  path: '/thing',
  title: 'Thing',
  roles: ['SUPER_ADMIN'],
  levels: ['PLATFORM'],
  permission: 'billing_v2_read',
  menu: null,
  hides: [],
  help: 'thing',
  load,
})

const Thing = () => <p>The thing itself</p>

const replace = vi.fn()

beforeEach(() => {
  replace.mockClear()
  vi.stubGlobal('location', { pathname: '/thing', search: '', replace })
})

test('who may open it sees it', async () => {
  renderInApp(<Guarded page={page(async () => ({ Page: Thing }))} />)
  expect(await screen.findByText('The thing itself')).toBeDefined()
  expect(replace).not.toHaveBeenCalled()
})

test('a page whose code is there is drawn at once', async () => {
  const there = page(async () => ({ Page: Thing }))
  await loadPage(there)
  renderInApp(<Guarded page={there} />)
  expect(screen.getByText('The thing itself')).toBeDefined()
})

test('a page stays as it is drawn while its code is fetched again', async () => {
  const there = page(async () => ({ Page: () => <input /> }))
  await loadPage(there)
  const Host = () => {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    return (
      <>
        <Guarded page={there} />
        <button type="button" onClick={drawAgain}>
          Draw again
        </button>
      </>
    )
  }
  const { user } = renderInApp(<Host />)
  await user.type(screen.getByRole('textbox'), 'half a word')
  await loadPage(there)
  await user.click(screen.getByRole('button', { name: 'Draw again' }))
  expect(screen.getByDisplayValue('half a word')).toBeDefined()
})

test('who may not is sent away before its code is loaded', () => {
  const load = vi.fn(async () => ({ Page: Thing }))
  renderInApp(<Guarded page={page(load)} />, { user: { role: 'AFFILIATE' } })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/admin?error=forbidden-access')
  expect(load).not.toHaveBeenCalled()
})

test('code that cannot be loaded is told, with a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  renderInApp(
    <PageBoundary>
      <Guarded page={page(load)} />
    </PageBoundary>,
  )
  expect(await screen.findByText('This page could not be loaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})
