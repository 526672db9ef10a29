import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '@/api/answer'
import { api } from '@/api/gen/billing_v2/endpoints'
import { write } from '@/api/write'
import { commandsNow } from '@/kit/keyboard/commands'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import {
  columns,
  link,
  onOpen,
  page,
  remove,
  shown,
  type Thing,
  Things,
  things,
} from '@/testing/things'
import { PagedTable } from './PagedTable'

/** Longer than what came is taken for what was written just before. */
const LONG_AFTER_MS = 20_000

beforeEach(() => {
  vi.clearAllMocks()
})

describe('rows', () => {
  test("the first column is the row's link", async () => {
    const { user } = shown(page(things(2)))
    await user.click(link('Thing 1'))
    expect(onOpen).toHaveBeenCalledWith({ id: 't1', name: 'Thing 1', size: 1 })
  })

  test('they stay where what stands above or beside them lacks what it needs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Size = ({ of }: { readonly of?: Thing }) => (of as Thing).size
    renderInApp(<Things loaded={page(things(2))} beside={<Size />} />, { at: '/things' })
    expect(link('Thing 1')).toBeDefined()
    expect(screen.getAllByText(/the platform’s answer is incomplete/)).toHaveLength(2)
  })

  test('j and k move through them, and Enter opens', async () => {
    const { user } = shown(page(things(3)))
    await user.keyboard('jj')
    expect(document.activeElement).toBe(link('Thing 1'))
    await user.keyboard('jjj')
    expect(document.activeElement).toBe(link('Thing 2'))
    await user.keyboard('k{Enter}')
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: 't1' })
  })

  test('where they lead to a page they are links to it', async () => {
    const hrefOf = ({ id }: Thing) => `/thing/${id}`
    const { user } = renderInApp(<Things loaded={page(things(2))} hrefOf={hrefOf} />, {
      at: '/things',
    })
    const led = screen.getByRole('link', { name: 'Thing 1' })
    expect(led.getAttribute('href')).toBe('/thing/t1')
    await user.keyboard('jj')
    expect(document.activeElement).toBe(led)
  })

  test('each has its menu', async () => {
    const { user } = shown(page(things(1)))
    await user.click(screen.getByRole('button', { name: 'Actions of Thing 0' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(remove.mock.calls[0]?.[0]).toMatchObject({ id: 't0' })
  })

  test("the palette offers what can be done with the one that has the focus, and no other's", async () => {
    const { user } = shown(page(things(3)))
    const offered = () => commandsNow().filter(({ group }) => group.startsWith('Actions of'))
    expect(offered()).toEqual([])
    await user.keyboard('jj')
    expect(offered()).toMatchObject([{ label: 'Remove', group: 'Actions of Thing 1' }])
    offered()[0]?.run()
    expect(remove.mock.calls.map(([{ id }]) => id)).toEqual(['t1'])
  })

  test('when they are many only some are drawn, and told their places', () => {
    shown(page(things(1_000)), '/things?limit=1000')
    expect(link('Thing 0').closest('tr')?.getAttribute('aria-rowindex')).toBe('2')
    expect(screen.queryByRole('button', { name: 'Thing 999' })).toBeNull()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
  })

  test('on paper all of them are drawn', () => {
    shown(page(things(100)), '/things?limit=100')
    expect(screen.queryByText('Thing 99')).toBeNull()
    dispatchEvent(new Event('beforeprint')) // not within act: the browser does not wait
    expect(screen.getByText('Thing 99')).toBeDefined()
  })

  test('j leads past those that are drawn, and the row stays where it is left', async () => {
    const { user, container } = shown(page(things(200)), '/things?limit=200')
    const drawn = screen.getAllByRole('row').length - 1
    await user.keyboard('j'.repeat(drawn + 5))
    expect(document.activeElement).toBe(link(`Thing ${drawn + 4}`))
    const box = container.querySelector('.kit-grid') as HTMLElement
    box.scrollTop = 150 * 36
    fireEvent.scroll(box)
    expect(link('Thing 150')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Thing 0' })).toBeNull()
    expect(document.activeElement).toBe(link(`Thing ${drawn + 4}`))
  })

  test('those of another page are shown from the first one on', async () => {
    const { container, router } = shown(page(things(100), 500), '/things?limit=100')
    const box = container.querySelector('.kit-grid') as HTMLElement
    box.scrollTop = 70 * 36
    fireEvent.scroll(box)
    await act(() => router.navigate('/things?limit=100&page=2'))
    expect(box.scrollTop).toBe(0)
    expect(link('Thing 0')).toBeDefined()
  })

  test("what the user's own write added is marked and brought into view, on whichever page", async () => {
    const whole = (items: Thing[], page: number) => ({
      data: { items: items.slice(50 * page - 50, 50 * page), count: items.length, all: items },
      isFetching: false,
      refetch: vi.fn(),
    })
    const one = { id: 'new', name: 'New thing', size: 0 }
    const clock = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + LONG_AFTER_MS)
    answering(() => answer())
    let listed = things(80)
    const now = () => whole(listed, Number(new URLSearchParams(at.search).get('page') ?? 1))
    let at = { search: '' }
    function Growing() {
      at = useLocation()
      const dispatch = useDispatch()
      const [, draw] = useState(0)
      const add = (place: number, ...more: Thing[]) => {
        listed = listed.toSpliced(place, 0, ...more)
        draw(listed.length)
      }
      const written = async () => {
        const arg = { invoiceId: 'inv_1', opId: 'aurora' }
        await write(dispatch as never, api.endpoints.billingV2InvoiceDelete, arg)
        add(70, one)
      }
      return (
        <>
          <button type="button" onClick={() => add(3, { ...one, id: 'come', name: 'Come' })}>
            Comes
          </button>
          <button type="button" onClick={written}>
            Writes
          </button>
          <Things loaded={now()} />
        </>
      )
    }
    const { user, container } = renderInApp(<Growing />, { at: '/things' })
    const marked = () => container.querySelector('[data-added=true]')?.textContent
    await user.click(link('Comes'))
    expect(link('Come')).toBeDefined()
    expect(marked()).toBeUndefined()
    await user.click(link('Writes'))
    await waitFor(() => expect(container.querySelector('.kit-grid')?.scrollTop).toBe(20 * 36))
    expect(at.search).toContain('page=2')
    expect(marked()).toContain('New thing')
    await user.click(screen.getByRole('button', { name: /^Size/ }))
    expect(marked()).toBeUndefined()
  })
})

describe('the view', () => {
  test('columns and row height can be chosen, and the choice is kept', async () => {
    const { user, unmount } = shown(page(things(1)))
    const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers()).not.toContain('Id')
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Id' }))
    await user.click(screen.getByRole('checkbox', { name: 'Size' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true)
    await user.click(screen.getByText('Comfortable'))
    unmount()
    const { container } = shown(page(things(1)))
    expect(container.querySelector('[data-density="roomy"]')).not.toBeNull()
    expect(headers()).toContain('Id')
    expect(headers()).not.toContain('Size')
  })
})

describe('while there are no rows to show', () => {
  const busy = { isFetching: true, refetch: vi.fn() }

  test('nothing shows at first, then the shape of a table', async () => {
    shown(busy)
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
  })

  test('the last page stays visible while the next one loads', () => {
    shown({ ...page(things(1)), isFetching: true })
    expect(link('Thing 0')).toBeDefined()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  test.each([
    [99, 'false'],
    [100, 'true'],
  ])('after %d ms the rows of another filter are shown to load: %s', (ms, isShown) => {
    vi.useFakeTimers()
    try {
      shown({ ...page(things(1)), isFetching: true })
      act(() => void vi.advanceTimersByTime(ms))
      expect(document.querySelector<HTMLElement>('.kit-list-table')?.dataset['busy']).toBe(isShown)
    } finally {
      vi.useRealTimers()
    }
  })

  test('an empty list says why, and what to do', () => {
    shown(page([]))
    expect(screen.getByText('No things yet')).toBeDefined()
    expect(link('Make')).toBeDefined()
  })

  test('filters that find nothing can be taken away', async () => {
    const { user, router } = shown(page([]), '/things?kind=A')
    expect(screen.getByText('No things match these filters')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe('')
  })

  test('a page beyond the end leads back to the first', async () => {
    const { user, router } = shown(page([], 10), '/things?page=9')
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }))
    expect(router.state.location.search).toBe('')
  })

  test('a failure says what failed, its request, and tries again', async () => {
    const refetch = vi.fn()
    const error = { messages: ['It is away.'], requestId: 'req-4' } as unknown as ApiError
    const { user } = shown({ error, isFetching: false, refetch })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('The things could not be loaded')
    expect(alert.textContent).toContain('It is away.')
    expect(alert.textContent).toContain('Request ID req-4')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce())
  })

  describe('that comes after rows', () => {
    const away = { kind: 'unavailable', messages: ['It is away.'] } as unknown as ApiError
    const rows = page(things(2))

    test('leaves them, with their age and the way to try again', async () => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(180_000)
      const loaded = { ...rows, currentData: rows.data, fulfilledTimeStamp: 0, error: away }
      const { user } = shown(loaded)
      clock.mockRestore()
      expect(link('Thing 1')).toBeDefined()
      expect(screen.getByText(/It is away\./).textContent).toBe(
        'As of 12 Mar 2026, 10:57. It is away. Try again',
      )
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(loaded.refetch).toHaveBeenCalledOnce()
    })

    test('leaves them in their own order where another one was asked for in vain', async () => {
      const loaded = { ...page(things(2)) }
      const { user, router } = shown(loaded)
      Object.assign(loaded, { currentData: undefined, error: away })
      await user.click(screen.getByRole('button', { name: 'Size' }))
      expect(router.state.location.search).toBe('?sort=size')
      expect(link('Thing 1')).toBeDefined()
      expect(screen.getByText(/It is away\./)).toBeDefined()
    })

    test('takes them away where they answer another question, or may not be seen', () => {
      const denied = { ...away, kind: 'denied' } as const
      shown({ ...rows, currentData: undefined, error: away })
      shown({ ...rows, currentData: rows.data, error: denied })
      expect(screen.getAllByText('The things could not be loaded')).toHaveLength(2)
      expect(screen.queryByText(/Thing 1/)).toBeNull()
    })
  })
})

test('a table in a drawer keeps its rows beside a failure to read them again', () => {
  const away = { kind: 'unavailable', messages: ['It is away.'] } as unknown as ApiError
  const call = { rows: things(1), count: 1, isFetching: false, refetch: vi.fn(), error: away }
  const table = (given: typeof call) => (
    <PagedTable
      what="things"
      columns={columns}
      rowKey="id"
      call={{ ...given, fulfilledTimeStamp: Date.now() }}
      page={1}
      onPage={vi.fn()}
      empty="None."
    />
  )
  renderInApp(table(call))
  expect(screen.getByText('Thing 0')).toBeDefined()
  expect(screen.getByText(/It is away\./).textContent).toMatch(/^As of 12 Mar 2026, \d\d:\d\d\. /)
  renderInApp(table({ ...call, error: { ...away, kind: 'denied' } }))
  expect(screen.getByText('The things could not be loaded')).toBeDefined()
})
