import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { ActionMenu } from './ActionMenu'
import { type RecordAction, useRecordActions } from './recordActions'

const removal = vi.fn()
const actions: readonly RecordAction<{ locked: boolean }>[] = [
  { id: 'open', label: 'Open', run: vi.fn() },
  {
    id: 'delete',
    label: 'Delete',
    permission: 'billing_v2_write',
    disabledReason: ({ locked }) => (locked ? 'A payment names it.' : null),
    run: removal,
  },
]

function Menu({ locked = false }) {
  return (
    <ActionMenu
      subject={{ locked }}
      label="Actions of invoice 7"
      actions={useRecordActions(actions)}
    />
  )
}

// antd hands the focus over in a single frame, which a busy machine may miss.
test('opened by keyboard it takes the focus, and gives it back', { retry: 2 }, async () => {
  const { user } = renderInApp(<Menu />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of invoice 7' }))
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  await user.click(item)
  expect(removal).toHaveBeenCalledWith({ locked: false })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of invoice 7' }))
})

test('the button closes what it opened, and so does Escape', async () => {
  const { user } = renderInApp(<Menu />)
  const button = screen.getByRole('button', { name: 'Actions of invoice 7' })
  const closed = () => waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  await user.click(button)
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeDefined()
  await user.click(button)
  await closed()
  await user.click(button)
  await screen.findByRole('menuitem', { name: 'Open' })
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(button)
})

test('what one may not do is not there', async () => {
  const { user } = renderInApp(<Menu />, { user: { permissions: [] } })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})

test('what cannot be done to this one says why, without hovering', async () => {
  removal.mockClear()
  const { user } = renderInApp(<Menu locked />)
  await user.click(screen.getByRole('button'))
  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  const reason = screen.getByText('A payment names it.')
  expect(item.getAttribute('aria-describedby')).toBe(reason.id)
  await user.click(reason)
  expect(removal).not.toHaveBeenCalled()
})

test('a closed act can have the focus, stays closed, and says why; the menu offers acts alone', async () => {
  removal.mockClear()
  const { user } = renderInApp(<Menu locked />)
  await user.click(screen.getByRole('button'))
  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  act(() => item.focus())
  expect(document.activeElement).toBe(item)
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(removal).not.toHaveBeenCalled()
  expect(screen.getByText('A payment names it.')).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'My access' })).toBeNull()
})
