import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, link, page, shown, things } from '@/testing/things'

beforeEach(() => {
  vi.clearAllMocks()
})

/** What React drew an element with last: another object whenever it draws it again. */
const drawnWith = (element: Element): unknown =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1]

const chips = () =>
  [...document.querySelectorAll('.kit-chip > span')].map(({ textContent }) => textContent)

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

  test('neither filters nor pager are drawn again for another order', async () => {
    const { user, router } = shown(page(things(2)))
    const controls = () => [...screen.getAllByRole('combobox'), screen.getByTitle('Next Page')]
    const before = controls().map(drawnWith)
    expect(before).toHaveLength(4)
    expect(before).not.toContain(undefined)
    await user.click(screen.getByRole('button', { name: 'Size' }))
    expect(router.state.location.search).toBe('?sort=size')
    for (const [at, each] of controls().entries()) expect(drawnWith(each)).toBe(before[at])
  })

  test('the pager says where one is and leads on', async () => {
    const { user, router } = shown(page(things(50), 120))
    expect(screen.getByText('1–50 of 120 things')).toBeDefined()
    await user.click(screen.getByTitle('Next Page'))
    expect(router.state.location.search).toBe('?page=2')
  })

  test('what is applied is a chip that takes it away', async () => {
    const { user, router } = shown(page(things(1)), '/things?size=5&isNew=false&kind=B')
    expect(chips()).toEqual(['Size: 5', 'New: No', 'Kind: Second'])
    await user.click(screen.getByRole('button', { name: 'Remove filter New' }))
    expect(router.state.location.search).toBe('?size=5&kind=B')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(router.state.location.search).toBe('')
  })

  test('what was typed keeps its direction to itself in its chip', () => {
    shown(page(things(1)), '/things?since=%D9%85%D8%AD%D9%85%D8%AF!')
    expect(chips()).toEqual(['Since: محمد!'])
    expect(screen.getByText('محمد!').tagName).toBe('BDI')
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
