import { screen } from '@testing-library/react'
import { useReducer } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '@/session/page'
import { nothing } from '@/session/reads'
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
  renderInApp(<Guarded page={page(async () => ({ Page: Thing, reads: nothing }))} />)
  expect(await screen.findByText('The thing itself')).toBeDefined()
  expect(replace).not.toHaveBeenCalled()
})

test('a page whose code is there is drawn at once', async () => {
  const there = page(async () => ({ Page: Thing, reads: nothing }))
  await loadPage(there)
  renderInApp(<Guarded page={there} />)
  expect(screen.getByText('The thing itself')).toBeDefined()
})

test('a page stays as it is drawn while its code is fetched again', async () => {
  const there = page(async () => ({ Page: () => <input />, reads: nothing }))
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

test('who may not is led to the reason, within the frame, before its code is loaded', () => {
  const load = vi.fn(async () => ({ Page: Thing, reads: nothing }))
  const { router } = renderInApp(<Guarded page={page(load)} />, { user: { role: 'AFFILIATE' } })
  const { pathname, search, state } = router.state.location
  expect([pathname + search, state]).toEqual([
    '/admin?error=forbidden-access',
    { closed: '/thing' },
  ])
  expect(load).not.toHaveBeenCalled()
})

const LOST = new TypeError('Failed to fetch dynamically imported module')

/** What the console answers where its page is asked for; null where nobody answers. */
function serving(script: string | null) {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/thing', search: '', replace, reload })
  const fetched = vi.fn(async () => {
    if (script === null) throw new TypeError('Failed to fetch')
    return new Response(`<script type="module" src="${script}"></script>`)
  })
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML = '<script type="module" src="http://localhost/assets/own.js"></script>'
  return reload
}

test('code that cannot be had says so in the specification’s words, and comes by itself once it can', async () => {
  const reload = serving(null)
  const load = vi
    .fn<() => Promise<{ Page: typeof Thing; reads: typeof nothing }>>()
    .mockRejectedValueOnce(LOST)
  load.mockResolvedValue({ Page: Thing, reads: nothing })
  renderInApp(<Guarded page={page(load)} />)
  expect(await screen.findByText('An error occurred while loading the page thing.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The thing itself')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})

test('code that an update took away is told, and the console loaded again, once', async () => {
  sessionStorage.clear()
  const reload = serving('/assets/other.js')
  const load = () => Promise.reject(LOST)
  const { unmount } = renderInApp(<Guarded page={page(load)} />)
  expect(await screen.findByText(/The console was updated/)).toBeDefined()
  expect(reload).toHaveBeenCalledOnce()
  unmount()
  renderInApp(<Guarded page={page(load)} />)
  expect(await screen.findByText(/cannot be reached/)).toBeDefined()
  expect(reload).toHaveBeenCalledOnce()
})

test('code that is broken goes to the page’s boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderInApp(
    <PageBoundary>
      <Guarded page={page(() => Promise.reject(new Error('broken')))} />
    </PageBoundary>,
  )
  expect(await screen.findByText('This page stopped working')).toBeDefined()
})
