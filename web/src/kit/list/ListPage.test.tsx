import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Button } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '@/api/answer'
import { api } from '@/api/gen/billing_v2/endpoints'
import { write } from '@/api/write'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { type BulkAction, bulkWrite } from '../bulk/bulk'
import type { Column } from './columns'
import { ListPage, type LoadedPage } from './ListPage'
import { PagedTable } from './PagedTable'
import { useListState } from './useListState'

interface Thing {
  id: string
  name: string
  size: number
}

const drawn = vi.fn()
const columns: readonly Column<Thing>[] = [
  { key: 'name', title: 'Name', width: 200, sortable: true, render: ({ name }) => name },
  {
    key: 'size',
    title: 'Size',
    width: 100,
    align: 'end',
    sortable: true,
    render: ({ id, size }) => {
      drawn(id)
      return size
    },
  },
  { key: 'id', title: 'Id', width: 100, optional: true, render: ({ id }) => id },
]

const spec = {
  filters: { size: 'number', isNew: 'boolean', kind: ['A', 'B'], since: 'text' },
  sort: 'name',
} as const
const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    name: `Thing ${index}`,
    size: index,
  }))
const page = (items: Thing[], count = items.length): LoadedPage<Thing> => ({
  data: { items, count },
  isFetching: false,
  refetch: vi.fn(),
})

const onOpen = vi.fn()
const remove = vi.fn()
const readPage = vi.fn()
const removes: BulkAction<Thing> = {
  id: 'remove',
  label: 'Remove things',
  danger: true,
  description: 'They go.',
  confirmWord: 'remove',
  disabledReason: ({ size }) => (size === 1 ? 'Too small.' : null),
  write: ({ id }, _note) =>
    bulkWrite(api.endpoints.billingV2InvoiceDelete, { invoiceId: id, opId: 'aurora' }),
}

function Things({ loaded }: { readonly loaded: LoadedPage<Thing> }) {
  return (
    <ListPage
      id="things"
      what="things"
      list={useListState(spec)}
      loaded={loaded}
      columns={columns}
      filters={[
        { name: 'size', label: 'Size' },
        { name: 'isNew', label: 'New' },
        {
          name: 'kind',
          label: 'Kind',
          options: [
            { value: 'A', label: 'First' },
            { value: 'B', label: 'Second' },
          ],
        },
        { name: 'since', label: 'Since', day: { edge: 'start', bound: 'size' } },
      ]}
      rowKey="id"
      rowName={({ name }) => name}
      onOpen={onOpen}
      actions={[{ id: 'remove', label: 'Remove', run: remove }]}
      bulk={[removes]}
      source={{ endpoint: { initiate: (arg) => () => readPage(arg) }, arg: { kind: 'A' } }}
      empty={{ title: 'No things yet', advice: 'Make one.', action: <Button>Make</Button> }}
    />
  )
}

const shown = (loaded: LoadedPage<Thing>, at = '/things') =>
  renderInApp(<Things loaded={loaded} />, { at })
const link = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

describe('rows', () => {
  test("the first column is the row's link", async () => {
    const { user } = shown(page(things(2)))
    await user.click(link('Thing 1'))
    expect(onOpen).toHaveBeenCalledWith({ id: 't1', name: 'Thing 1', size: 1 })
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

  test('each has its menu', async () => {
    const { user } = shown(page(things(1)))
    await user.click(screen.getByRole('button', { name: 'Actions of Thing 0' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(remove.mock.calls[0]?.[0]).toMatchObject({ id: 't0' })
  })

  test('the selected ones can be acted on together', async () => {
    const { user } = shown(page(things(3)))
    const boxes = screen.getAllByRole('checkbox')
    await user.click(boxes[1] as HTMLElement)
    await user.click(boxes[3] as HTMLElement)
    const bar = screen.getByRole('toolbar')
    expect(within(bar).getByText('2 selected')).toBeDefined()
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const asked = answering(() => answer({ messages: ['Gone.'] }))
    await user.click(screen.getByRole('button', { name: 'Remove things' }))
    const preview = await screen.findByRole('dialog', { name: 'Remove things' })
    expect(preview.textContent).toContain('2 of 3 selected')
    expect(preview.textContent).toContain('1 · Too small.')
    const send = within(preview).getByRole<HTMLButtonElement>('button', { name: /^Remove things/ })
    expect(send.disabled).toBe(true)
    await user.type(within(preview).getByRole('textbox'), 'remove 2')
    await user.click(send)
    expect(await screen.findByText('Remove things: all 2 done.')).toBeDefined()
    expect(asked.map(({ url }) => url).filter((url) => url.includes('invoiceId'))).toHaveLength(2)
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('the selection outlives the page and its order, not the filters', async () => {
    const { user, router } = shown(page(things(2), 120))
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    await act(() => router.navigate('/things?page=2&sort=-size'))
    expect(screen.getByText('1 selected')).toBeDefined()
    await act(() => router.navigate('/things?size=5'))
    expect(screen.getByText(/the selection of 1 was dropped/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/was dropped/)).toBeNull()
  })

  test('a selection that was dropped is told of, also where the filters find nothing', async () => {
    const OfKindB = () => (
      <Things loaded={page(useListState(spec).filters.kind === 'A' ? [] : things(2))} />
    )
    const { user, router } = renderInApp(<OfKindB />, { at: '/things' })
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    await act(() => router.navigate('/things?kind=A'))
    expect(screen.getByText('No things match these filters')).toBeDefined()
    expect(screen.getByText(/the selection of 1 was dropped/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/was dropped/)).toBeNull()
  })

  test('all that the filters find are read, and selected', async () => {
    const { user } = shown(page(things(2), 1_500))
    readPage.mockImplementation(async ({ page: at }: { page: number }) => ({
      data: {
        items: things(1_500).slice((at - 1) * 1_000, at * 1_000),
        remaining: at === 1 ? 500 : 0,
      },
    }))
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Select all 1,500 things' }))
    expect(await screen.findByText('1,500 selected')).toBeDefined()
    expect(readPage.mock.calls[1]?.[0]).toEqual({ kind: 'A', page: 2, limit: 1_000 })
  })

  test('x selects the row that has the focus, and a leads to what can be done', async () => {
    const { user } = shown(page(things(3)))
    await user.keyboard('jjxjx')
    expect(screen.getByText('2 selected')).toBeDefined()
    await user.keyboard('x')
    expect(screen.getByText('1 selected')).toBeDefined()
    await user.keyboard('a')
    expect(document.activeElement?.textContent).toBe('Remove things')
  })

  test('when they are many only some are drawn, and told their places', () => {
    shown(page(things(1_000)), '/things?limit=1000')
    expect(link('Thing 0').closest('tr')?.getAttribute('aria-rowindex')).toBe('2')
    expect(screen.queryByRole('button', { name: 'Thing 999' })).toBeNull()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
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

  test('Shift selects all from one to another, or clears them', async () => {
    const { user } = shown(page(things(6)))
    const boxes = screen.getAllByRole('checkbox')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await user.click(boxes[2] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[5] as HTMLElement)
    expect(screen.getByText('4 selected')).toBeDefined()
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await user.click(boxes[4] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(screen.getByText('2 selected')).toBeDefined()
    await user.click(all)
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    await user.click(all)
    expect(screen.queryByRole('toolbar')).toBeNull()
  })
})

describe('order, pages and filters stand in the address', () => {
  test('sorting goes up, down, and back to the usual order', async () => {
    const { user, router } = shown(page(things(2)), '/things?page=2')
    const size = () => screen.getByRole('columnheader', { name: 'Size' })
    const press = () => user.click(screen.getByRole('button', { name: 'Size' }))
    await press()
    expect(router.state.location.search).toBe('?sort=size')
    expect(size().getAttribute('aria-sort')).toBe('ascending')
    await press()
    expect(router.state.location.search).toBe('?sort=-size')
    await press()
    expect(router.state.location.search).toBe('')
    expect(size().getAttribute('aria-sort')).toBeNull()
  })

  test("the usual order's own column turns round and back", async () => {
    const { user, router } = shown(page(things(2)))
    const press = () => user.click(screen.getByRole('button', { name: 'Name' }))
    await press()
    expect(router.state.location.search).toBe('?sort=-name')
    await press()
    expect(router.state.location.search).toBe('')
  })

  test('the head shows the order at once, and rows that stay are not drawn again', async () => {
    const { user } = shown(page(things(2)))
    drawn.mockClear()
    await user.click(screen.getByRole('button', { name: 'Size' }))
    const head = screen.getByRole('columnheader', { name: 'Size' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    expect(drawn.mock.calls.map(([id]) => id)).toEqual(['t0'])
  })

  test('the pager says where one is and leads on', async () => {
    const { user, router } = shown(page(things(50), 120))
    expect(screen.getByText('1–50 of 120 things')).toBeDefined()
    await user.click(screen.getByTitle('Next Page'))
    expect(router.state.location.search).toBe('?page=2')
  })

  test('what is applied is a chip that takes it away', async () => {
    const { user, router } = shown(page(things(1)), '/things?size=5&isNew=false&kind=B')
    expect(screen.getByText('Size: 5')).toBeDefined()
    expect(screen.getByText('New: No')).toBeDefined()
    expect(screen.getByText('Kind: Second')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove filter New' }))
    expect(router.state.location.search).toBe('?size=5&kind=B')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(router.state.location.search).toBe('')
  })

  test('after a slash, Escape gives the list its keys back', async () => {
    const { user } = shown(page(things(2)))
    await user.keyboard('/{Escape}j')
    expect(document.activeElement).toBe(link('Thing 0'))
  })

  test('Escape does so from a day, too', async () => {
    const { user } = shown(page(things(2)))
    await user.click(await screen.findByRole('textbox', { name: 'Since' }))
    await user.keyboard('{Escape}j')
    expect(document.activeElement).toBe(link('Thing 0'))
  })

  test('a slash leads to the filters, and Enter applies', async () => {
    const { user, router } = shown(page(things(1)), '/things?page=3')
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size' }))
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?size=42'))
  })

  test('what is no number does not get into the address', async () => {
    const { user, router } = shown(page(things(1)))
    const size = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })
    await user.type(size, 'many{Enter}')
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(size.getAttribute('aria-invalid')).toBe('true'))
    expect(size.value).toBe('many')
  })

  test('a choice applies at once', async () => {
    const { user, router } = shown(page(things(1)))
    await user.click(screen.getByRole('combobox', { name: 'Kind' }))
    await user.click(await screen.findByTitle('Second'))
    expect(router.state.location.search).toBe('?kind=B')
  })
})

describe('an address', () => {
  test('loses what the list cannot have, and the user is told', async () => {
    const { router } = shown(page(things(1)), '/things?page=x&limit=0&sort=-colour&kind=C&opId=a')
    const warning =
      'Values in this link that cannot be read were left out: Kind, Page, Rows per page, Order.'
    expect(await screen.findByText(warning)).toBeDefined()
    expect(router.state.location.search).toBe('?opId=a')
  })

  test.each(['size', '-size', '-name'])('may name the order %s', (sort) => {
    const { router } = shown(page(things(1)), `/things?sort=${sort}`)
    expect(router.state.location.search).toBe(`?sort=${sort}`)
    expect(screen.queryByText(/cannot be read/)).toBeNull()
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
