import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLastOpen } from './useLastOpen'

test('what is closed keeps what it showed last, and opens with what it is given now', () => {
  const { result, rerender } = renderHook(({ text, isOpen }) => useLastOpen(text, isOpen), {
    initialProps: { text: 'first', isOpen: true },
  })
  rerender({ text: 'second', isOpen: true })
  rerender({ text: '', isOpen: false })
  expect(result.current).toBe('second')
  rerender({ text: 'third', isOpen: true })
  expect(result.current).toBe('third')
})
