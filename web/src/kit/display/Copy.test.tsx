import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Copy } from './Copy'

afterEach(() => vi.useRealTimers())

test('copies the text and says so for two seconds', async () => {
  vi.useFakeTimers()
  renderInApp(<Copy text="TQ1x" what="address" />)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  })
  expect(writeText).toHaveBeenCalledWith('TQ1x')
  expect(screen.getByRole('button', { name: 'Copied address' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(screen.getByRole('button', { name: 'Copied address' })).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined()
})

test('a browser that refuses is told of', async () => {
  renderInApp(<Copy text="TQ1x" what="address" />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('The browser blocked copying the address.')).toBeDefined()
})

test.each([
  ['a'.repeat(22), 'false'],
  ['a'.repeat(23), 'true'],
  [null as unknown as string, 'false'],
])('what does not fit beside a label is marked as long: %s', (text, isLong) => {
  const { container } = renderInApp(<Copy text={text} what="address" />)
  expect(container.querySelector('.kit-copy')?.getAttribute('data-long')).toBe(isLong)
})
