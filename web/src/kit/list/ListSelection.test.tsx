import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { page, readPage, shown, spec, Things, things } from '@/testing/things'
import { useListState } from './useListState'

beforeEach(() => {
  vi.clearAllMocks()
})

describe('the selection', () => {
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
