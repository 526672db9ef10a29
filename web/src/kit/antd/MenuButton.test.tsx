import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { MenuButton } from './MenuButton'

const onClick = vi.fn()
const items = ['first', 'second'].map((key) => ({ key, label: key }))

const shown = () => renderInApp(<MenuButton popup={{ menu: { items, onClick } }}>Order</MenuButton>)

const button = () => screen.getByRole('button', { name: 'Order' })
const closed = () => waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'))

// antd hands the focus over in a single frame, which a busy machine may miss.
test('a menu is opened, chosen from and left by keyboard', { retry: 2 }, async () => {
  onClick.mockClear()
  const { user } = shown()
  await user.tab()
  await user.keyboard('{Enter}')
  const second = await screen.findByRole('menuitem', { name: 'second' })
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  const isLeftToOthers = fireEvent.keyDown(second, { key: 'Enter', keyCode: 13 })
  expect(isLeftToOthers).toBe(false)
  expect(onClick).toHaveBeenCalledTimes(1)
  await closed()
  expect(document.activeElement).toBe(button())
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'first' })
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(button())
})

test('its button closes the menu that it opened', async () => {
  const { user } = shown()
  await user.click(button())
  expect(await screen.findByRole('menuitem', { name: 'second' })).toBeDefined()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.click(button())
  await closed()
})
