import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeldRows } from './useHeldRows'

interface Given {
  readonly ids: readonly string[]
  readonly at: number
  readonly question?: string
  readonly isCovered?: boolean
}

const loaded = ({ ids, at }: Given) => ({
  currentData: { items: ids.map((id) => ({ id, at })) },
  fulfilledTimeStamp: at,
})

function held(first: Given) {
  const drawn = renderHook(
    (given: Given) =>
      useHeldRows(loaded(given), given.question ?? 'waiting', given.isCovered ?? false),
    { initialProps: first },
  )
  return { ...drawn, ids: () => drawn.result.current.rows.map(({ id }) => id) }
}

/** A list in which a row is selected, as somebody who reads it leaves it. */
function beginReading() {
  document.body.innerHTML =
    '<div class="kit-grid"><div data-row-key="a"><input type="checkbox" checked></div></div>'
}

const LONG_AFTER_ANY_WRITE = 1e12
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(LONG_AFTER_ANY_WRITE))
afterEach(() => document.body.replaceChildren())

test('a queue that nobody looks at is as it was read last', () => {
  const { rerender, ids } = held({ ids: ['a', 'b'], at: 1 })
  rerender({ ids: ['c', 'a'], at: 2 })
  expect(ids()).toEqual(['c', 'a'])
})

test('rows that are looked at stay in place with their news, until others are asked for', () => {
  const { rerender, ids, result } = held({ ids: ['a', 'b'], at: 1 })
  beginReading()
  rerender({ ids: ['c', 'b', 'd'], at: 2 })
  expect(ids()).toEqual(['a', 'b'])
  expect(result.current.rows[1]).toEqual({ id: 'b', at: 2 })
  expect(result.current).toMatchObject({ added: 2, gone: 1 })
  act(() => result.current.show())
  expect(ids()).toEqual(['c', 'b', 'd'])
  expect(result.current).toMatchObject({ added: 0, gone: 0 })
})

test('another question, and a list that is covered, are shown at once', () => {
  const { rerender, ids } = held({ ids: ['a', 'b'], at: 1 })
  beginReading()
  rerender({ ids: ['x'], at: 2, question: 'closed' })
  expect(ids()).toEqual(['x'])
  rerender({ ids: ['y'], at: 3, question: 'closed', isCovered: true })
  expect(ids()).toEqual(['y'])
})
