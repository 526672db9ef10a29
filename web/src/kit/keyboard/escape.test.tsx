import { act, render, screen, waitFor } from '@testing-library/react'
import { Drawer } from 'antd'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderEscapes } from './escape'

beforeEach(() => orderEscapes())

const press = (init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
  )

function heard() {
  const spy = vi.fn()
  document.body.addEventListener('keydown', spy)
  return spy
}

test('the second of two at once comes when the first has had its effect', async () => {
  const spy = heard()
  press()
  press()
  expect(spy).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(spy).toHaveBeenCalledTimes(2))
  document.body.removeEventListener('keydown', spy)
})

test('one that comes while something fades waits for it', async () => {
  const fading = document.body.appendChild(document.createElement('div'))
  fading.className = 'ant-drawer-panel-motion-right-leave'
  const spy = heard()
  press()
  expect(spy).not.toHaveBeenCalled()
  fading.remove()
  await waitFor(() => expect(spy).toHaveBeenCalledTimes(1))
  document.body.removeEventListener('keydown', spy)
})

test('one that waits comes before whatever is done next', () => {
  const spy = heard()
  press()
  press()
  press({ key: 'Enter' })
  expect(spy.mock.calls.map(([event]) => event.key)).toEqual(['Escape', 'Escape', 'Enter'])
  document.body.removeEventListener('keydown', spy)
})

test('a key held down counts once', async () => {
  const spy = heard()
  press()
  press({ repeat: true })
  await waitFor(() => {
    press()
    expect(spy.mock.calls.length).toBeGreaterThan(1)
  })
  expect(spy.mock.calls.every(([event]) => !event.repeat)).toBe(true)
  document.body.removeEventListener('keydown', spy)
})

function Stack() {
  const [lower, setLower] = useState(true)
  const [upper, setUpper] = useState(true)
  return (
    <Drawer open={lower} title="Lower" destroyOnHidden onClose={() => setLower(false)}>
      <Drawer open={upper} title="Upper" destroyOnHidden onClose={() => setUpper(false)}>
        On top
      </Drawer>
    </Drawer>
  )
}

test('two at once close two drawers, the topmost first', async () => {
  render(<Stack />)
  expect(await screen.findByText('On top')).toBeDefined()
  act(() => void press())
  expect(screen.queryByText('Lower')).not.toBeNull()
  act(() => void press())
  await waitFor(() => expect(screen.queryByText('Lower')).toBeNull())
  expect(screen.queryByText('On top')).toBeNull()
})
