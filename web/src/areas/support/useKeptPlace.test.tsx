import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptPlace } from './useKeptPlace'

const placed = (keys: readonly string[], open: string | null) =>
  renderHook((given: Parameters<typeof useKeptPlace>) => useKeptPlace(...given), {
    initialProps: [keys, open],
  })

test('an open ticket has the ones before and after it, and none beyond the ends', () => {
  const { rerender, result } = placed(['a', 'b', 'c'], 'a')
  expect(result.current).toEqual({ previous: null, next: 'b' })
  rerender([['a', 'b', 'c'], 'c'])
  expect(result.current).toEqual({ previous: 'b', next: null })
})

test('one that left its queue leads to what took its place, and the last one to the first', () => {
  const { rerender, result } = placed(['a', 'b', 'c'], 'b')
  rerender([['a', 'c'], 'b'])
  expect(result.current).toEqual({ previous: 'a', next: 'c' })
  rerender([['a', 'c'], 'c'])
  rerender([['a'], 'c'])
  expect(result.current).toEqual({ previous: 'a', next: 'a' })
  rerender([[], 'c'])
  expect(result.current).toEqual({ previous: null, next: null })
})

test('a ticket that was never in the queue has no place in it', () => {
  expect(placed(['a'], 'x').result.current).toEqual({ previous: null, next: null })
})
