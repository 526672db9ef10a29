import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useQueue } from './useQueue'

test('what was decided counts as decided until the next one is drawn', () => {
  const show = vi.fn()
  const listed = { isWhole: false, isFetching: false, show, close: vi.fn() }
  const { result, rerender } = renderHook(useQueue, {
    initialProps: { ...listed, openId: 'first', keys: ['first', 'second'] },
  })
  act(() => result.current.onDecided())
  rerender({ ...listed, openId: 'first', keys: ['first', 'second'], isFetching: true })
  rerender({ ...listed, openId: 'first', keys: ['second'] })
  expect(show).toHaveBeenCalledExactlyOnceWith('second')
  // the address has changed, and the screen has not yet
  expect(result.current.isDecided).toBe(true)
  rerender({ ...listed, openId: 'second', keys: ['second'] })
  expect(result.current.isDecided).toBe(false)
})
